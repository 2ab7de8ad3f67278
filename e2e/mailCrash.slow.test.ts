import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./chaos/postgres.js";
import { openMailbox } from "./mailbox.js";
import { ask, makeSeededDir, startProduct } from "./product.js";

const subscribe = `mutation { subscribeToNewsletter(email: "ann@example.com") }`;

it("an email survives a crash of the server, and is sent once", async () => {
  const port = await freePort();
  // No server listens on this port yet, so the email is not sent until the mailbox opens.
  const smtpPort = await freePort();
  const env = {
    DATA_DIR: makeSeededDir(),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "HonestOdds <news@site.example>",
  };
  const first = await startProduct({ env, args: [] });
  await ask(first.url, subscribe);
  await first.kill();

  const mailbox = await openMailbox(smtpPort);
  const second = await startProduct({ env, args: [] });
  try {
    // If the killed server had already tried to send the email, the next attempt takes one to three minutes.
    for (const end = Date.now() + 300_000; mailbox.mails.length === 0 && Date.now() < end;) await sleep(200);
    expect(mailbox.mails).toHaveLength(1);
  } finally {
    await second.stop();
    await mailbox.close();
  }
}, 480_000);
