/** Actions of an editor with an account in the admin panel. */
import type { Page } from "playwright-core";
import { follow, whenReady } from "./pages.js";

export interface Person {
  email: string;
  password: string;
}

export const EDITOR: Person = { email: "editor@example.com", password: "correct horse battery" };

/** A person's sessions, by site and email address. */
const sessions = new Map<string, { cookie: string; since: number }>();

/** How long a session is reused, in ms. After 10 minutes, an owner would have to confirm their identity for some actions. */
const REUSED_MS = 5 * 60_000;

/** Sends an operation with a session's cookie. */
export async function askAs<Data>(url: string, cookie: string, query: string, variables: object = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return { data, cookie: response.headers.get("set-cookie")?.split(";", 1)[0] ?? "" };
}

/** Signs a person in without the form. Returns the cookie of the earlier session if it has not ended. */
export async function sessionOf(url: string, person: Person): Promise<string> {
  const key = `${url} ${person.email}`;
  const former = sessions.get(key);
  if (former && Date.now() - former.since < REUSED_MS) {
    const { data } = await askAs<{ session: object | null }>(url, former.cookie, "{ session { name } }");
    if (data.session) return former.cookie;
  }
  const query = "mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }";
  const { cookie } = await askAs(url, "", query, person);
  sessions.set(key, { cookie, since: Date.now() });
  return cookie;
}

/** Adds a person to the team. */
export async function join(url: string, person: Person, role: string): Promise<void> {
  const invite = "mutation ($email: String!, $role: Role!) { invite(email: $email, role: $role) { url } }";
  const owner = await sessionOf(url, EDITOR);
  const { data } = await askAs<{ invite: { url: string } }>(url, owner, invite, { email: person.email, role });
  const accept = `mutation ($token: String!, $password: String!) {
    acceptInvitation(token: $token, name: "", password: $password) { id }
  }`;
  await askAs(url, "", accept, { token: new URL(data.invite.url).hash.slice(1), password: person.password });
}

/** Fills in and submits the sign-in form, on the page or in a dialog. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel("Email address").fill(EDITOR.email);
  await page.getByLabel("Password").fill(EDITOR.password);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Account ${EDITOR.email}` }).waitFor();
  await whenReady(page);
}

/** Opens a tab of the panel. Loads a new document only if the page does not show the panel yet. */
export async function openTab(page: Page, tab: string): Promise<void> {
  const path = `/admin?tab=${tab}`;
  if (new URL(page.url()).pathname === "/admin") await follow(page, path);
  else await page.goto(path, { waitUntil: "load" });
}

/** Finds a row by its name in a list, and opens the form for the row. */
export async function editRow(page: Page, tab: string, name: string): Promise<void> {
  await openTab(page, `manage-${tab}&q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByRole("heading", { name: new RegExp(`^Update .* ${name}$`) }).waitFor();
  await whenReady(page);
}

export function csvFile(columns: string, rows: readonly string[]) {
  return { name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from([columns, ...rows].join("\n")) };
}

/** Waits for a text. If it does not appear, the error has the page's address and text. */
export async function findText(page: Page, text: string | RegExp): Promise<void> {
  await orPageText(page, `The page does not say "${text}".`, page.getByText(text).first().waitFor());
}

/** Waits for a toast with this text and returns its element. If none appears, the error has the page's text. */
export async function findToast(page: Page, text: string) {
  const toast = page.locator(".toast__card").filter({ hasText: text });
  await orPageText(page, `No toast says "${text}".`, toast.waitFor());
  return toast;
}

async function orPageText(page: Page, message: string, waiting: Promise<void>): Promise<void> {
  try {
    await waiting;
  } catch (cause) {
    throw new Error(`${message} ${page.url()} says:\n${await page.locator("body").innerText()}`, { cause });
  }
}
