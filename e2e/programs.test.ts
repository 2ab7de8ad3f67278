/** Tests that an owner can give programs access, with a token, a webhook and a snapshot. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { editRow, findToast, openTab } from "./panel.js";
import { setUpPanel } from "./panelFixtures.js";
import { until } from "./until.js";

const { openPanel, url } = setUpPanel();

async function sendAs(token: string, query: string) {
  const response = await fetch(`${url()}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
}

interface Message {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a program that receives messages. It responds with 500 to the first message. */
async function startReceiver() {
  const messages: Message[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      messages.push({ headers: request.headers, body });
      response.writeHead(messages.length === 1 ? 500 : 204).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((resolve) => void server.close(resolve));
  return { url: `http://127.0.0.1:${port}/messages`, messages, stop };
}

it("an owner makes a token, sees how a program uses it, and revokes it", async () => {
  const { page } = await openPanel("/admin?tab=tokens");
  await page.getByLabel("Name of the program").fill("Mirror");
  await page.getByRole("checkbox", { name: "Read drafts and hidden rows" }).press("Space");
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog", { name: "Token for Mirror" });
  const token = await dialog.getByLabel("Token").inputValue();
  await page.keyboard.press("Escape");
  const row = page.getByRole("row").filter({ hasText: "Mirror" });
  await row.getByText("Never").waitFor();

  const drafts = "{ drafts(first: 1) { totalCount } }";
  expect(await sendAs(token, drafts)).toMatchObject({ data: { drafts: { totalCount: expect.any(Number) } } });
  await page.reload();
  await row.getByText("just now").waitFor();
  const usage = page.getByRole("table", { name: "Requests per day" });
  await until(async () => {
    await page.getByRole("button", { name: "Usage by Mirror" }).click();
    await page
      .getByRole("dialog")
      .getByText(/^(The program sent no requests in the last 30 days\.|Requests)$/)
      .first()
      .waitFor();
    const isCounted = await usage.isVisible();
    await page.keyboard.press("Escape");
    return isCounted;
  });

  await page.getByRole("button", { name: "Revoke the token for Mirror" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await findToast(page, "The token for Mirror was revoked.");
  const rejected = await sendAs(token, drafts);
  expect(rejected.errors?.map(({ extensions }) => extensions.code)).toEqual(["INVALID_TOKEN"]);
});

it("an owner makes a webhook, sees a failed delivery of a change in the log, and sends it again", async () => {
  const receiver = await startReceiver();
  try {
    const { page } = await openPanel("/admin?tab=webhooks");
    await page.getByLabel("Name of the program").fill("Mirror");
    await page.getByLabel("URL").fill(receiver.url);
    await page.getByRole("button", { name: "Create webhook" }).click();
    const secret = await page.getByRole("dialog").getByLabel("Secret").inputValue();
    await page.keyboard.press("Escape");

    await editRow(page, "casinos", "Northgate");
    await page.getByLabel(/^Welcome bonus/).fill("100 spins");
    await page.getByRole("button", { name: "Update casino" }).click();
    await findToast(page, "Casino updated successfully!");
    await until(() => receiver.messages.length === 1);

    await openTab(page, "webhooks");
    const log = page.getByRole("list", { name: "Messages" });
    await page.getByRole("button", { name: "Deliveries to Mirror" }).click();
    await log.getByText("Status 500.").waitFor();
    await log.getByRole("button", { name: /^Resend / }).click();
    await findToast(page, "The message is back in the queue.");
    await until(() => receiver.messages.length === 2);
    await until(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      return log.getByText("Delivered", { exact: true }).isVisible();
    });

    const [first, second] = receiver.messages;
    const verified = new Webhook(secret).verify(second!.body, second!.headers as Record<string, string>);
    expect(verified).toMatchObject({ data: { noun: "CASINO", version: expect.any(Number) } });
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
  } finally {
    await receiver.stop();
  }
});

it("an owner makes a snapshot, which anyone can download", async () => {
  const { page } = await openPanel("/admin?tab=snapshots");
  await page.getByRole("button", { name: "Make a snapshot" }).click();
  const file = page.getByRole("link", { name: /^Download the snapshot of / }).first();
  await file.waitFor();
  const path = (await file.getAttribute("href")) ?? "";
  const response = await fetch(url() + path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringContaining("gzip")]);
});
