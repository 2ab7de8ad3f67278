import { PHONE } from "./browser.js";
import { freePort } from "./chaos/postgres.js";
import { setUpFixtures } from "./fixtures.js";
import { openMailbox } from "./mailbox.js";
import { makeSeededDir, startProduct } from "./product.js";
import { until } from "./until.js";

const { enter } = setUpFixtures();

it("a new subscriber confirms through an email, then unsubscribes", async () => {
  // The links in emails start with the public URL, so its port must be known before the start.
  const port = await freePort();
  const mailbox = await openMailbox();
  const product = await startProduct({
    env: {
      DATA_DIR: makeSeededDir(),
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      MAIL_FROM: "HonestOdds <news@site.example>",
    },
    args: [],
  });
  try {
    const { page, visit } = await enter(PHONE, product.url);
    await visit("/");
    await page.getByRole("textbox", { name: "Email address" }).fill("ann@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("Almost done: open the link in the email that we sent you.").waitFor();
    await until(() => mailbox.mails.length > 0);
    expect(mailbox.mails).toHaveLength(1);
    const linkTo = (path: string) => mailbox.mails[0]!.find((link) => link.startsWith(path))!;
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
});
