import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { join } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";

const { enter, url } = setUpPanel();

const PERSON = { email: "two.factors@example.com", password: "correct horse battery" };

/**
 * Returns the code that an authenticator app shows. The server accepts each code only once, but it also accepts the
 * next code 30 seconds early.
 */
function codeOf(secret: string, stepsLater = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const account = (page: Page) => page.getByRole("button", { name: `Account ${PERSON.email}` });

async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await button(page, "Sign out").click();
  await page.getByLabel("Password", { exact: true }).waitFor();
}

async function enterPassword(page: Page): Promise<void> {
  await page.getByLabel("Email address").fill(PERSON.email);
  await page.getByLabel("Password", { exact: true }).fill(PERSON.password);
  await page.keyboard.press("Enter");
}

/** Adds a platform authenticator to the browser, such as a fingerprint reader. It accepts every request. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it("an account signs in with an app's code, with a recovery code after the phone is lost, and with a passkey", async () => {
  await join(url(), PERSON, "EDITOR");
  // Passkeys belong to a host name, never to an IP address.
  const { page, visit } = await enter(undefined, url().replace("127.0.0.1", "localhost"));
  await visit("/admin?tab=account");
  await enterPassword(page);
  await account(page).waitFor();

  await button(page, "Set up an app").click();
  const setup = page.getByRole("dialog", { name: "Set up an authenticator app" });
  await setup.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret = (await setup.getByLabel("Key").innerText()).replaceAll(" ", "");
  await setup.getByLabel("Code from the app").fill(codeOf(secret));
  await button(page, "Add the app").click();
  const codes = page.getByRole("alertdialog", { name: "Your recovery codes" });
  await codes.waitFor();
  const recoveryCodes = await codes.getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  await button(page, "I have stored them").click();
  await page.getByText("10 codes left.").waitFor();

  await signOut(page);
  await enterPassword(page);
  const code = page.getByLabel("Code from your authenticator app");
  await code.fill(codeOf(secret, -20));
  await button(page, "Sign in").click();
  await page.getByText("The code is wrong or was already used.").waitFor();
  await code.fill(codeOf(secret, 1));
  await button(page, "Sign in").click();
  await account(page).waitFor();

  // The owner has lost the phone, and signs in with a recovery code.
  await signOut(page);
  await enterPassword(page);
  await button(page, "Use a recovery code").click();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0]!);
  await button(page, "Sign in").click();
  await page.getByText("9 codes left.").waitFor();

  await addAuthenticator(page);
  await page.getByLabel("Name of the new passkey").fill("Laptop");
  await button(page, "Add a passkey").click();
  await button(page, "Remove Laptop").waitFor();
  await signOut(page);
  await button(page, "Sign in with a passkey").click();
  await account(page).waitFor();
  await signOut(page);
  await enterPassword(page);
  await button(page, "Use a passkey").click();
  await account(page).waitFor();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Laptop" })
    .getByText(/used just now|used .* ago/)
    .waitFor();
});
