import { setTimeout as sleep } from "node:timers/promises";
import { PHONE } from "./browser.js";
import { freePort } from "./chaos/postgres.js";
import { SERVER_STOPPED, setUpFixtures } from "./fixtures.js";
import { type Mailbox, openMailbox } from "./mailbox.js";
import { makeDataDir, startProduct } from "./product.js";

const { enter } = setUpFixtures();

/**
 * Waits for an email. If the killed server had already tried to send the email, the next attempt takes one to three
 * minutes.
 */
async function receiveLinks({ mails }: Mailbox): Promise<string[]> {
  for (const end = Date.now() + 300_000; mails.length === 0 && Date.now() < end;) await sleep(200);
  expect(mails).toHaveLength(1);
  return mails[0]!;
}

it("a new subscriber confirms through an email that survives a crash of the server, then unsubscribes", async () => {
  // The links in emails start with the public URL, so its port must be known before the start.
  const port = await freePort();
  // No server listens on this port yet, so the email is not sent until the mailbox opens.
  const smtpPort = await freePort();
  const env = {
    DATA_DIR: makeDataDir(),
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: "HonestOdds <news@site.example>",
  };
  let product = await startProduct({ env, args: [] });
  const { page, visit, expects } = await enter(PHONE, product.url);
  await visit("/");
  await page.getByRole("textbox", { name: "Email address" }).fill("ann@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await page.getByText("Almost done: open the link in the email that we sent you.").waitFor();
  await product.kill();
  // The page may have sent a request while the server was killed.
  expects(...SERVER_STOPPED);

  const mailbox = await openMailbox(smtpPort);
  try {
    product = await startProduct({ env, args: [] });
    const links = await receiveLinks(mailbox);
    const linkTo = (path: string) => links.find((link) => link.startsWith(path))!;
    await visit(linkTo("/newsletter/confirm?"));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await page.getByRole("heading", { level: 1, name: "You are subscribed" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "You are subscribed" }).waitFor();

    await visit(linkTo("/newsletter/unsubscribe?"));
    await page.getByRole("main").getByRole("button", { name: "Unsubscribe" }).click();
    await page.getByRole("heading", { level: 1, name: "You are unsubscribed" }).waitFor();

    await visit(linkTo("/newsletter/confirm?"));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await page.getByRole("heading", { level: 1, name: "This link does not work" }).waitFor();
  } finally {
    await product.stop();
    await mailbox.close();
  }
}, 480_000);
