import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { Role } from "../../shared/schema/policies.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { startSmtpServer, type TestSmtpServer } from "../../test/servers/smtpServer.js";
import { makeAccount } from "../../test/sessions/signedIn.js";
import { publishDueDrafts } from "./draft.schedule.js";

let smtp: TestSmtpServer;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await createTestApp({ seed: true, mail: smtp.settings });
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
const query = (statement: string, values: unknown[] = []) => app.database.dataSource.query(statement, values);
beforeEach(async () => {
  smtp.mails.length = 0;
  for (const table of ["drafts", "outgoing_mails", "admin_accounts"]) await query(`DELETE FROM ${table}`);
});

/** Adds a due draft of an article whose slug is taken. */
const addDueDraft = ({ id, email }: { id: string; email: string }) =>
  query(
    `INSERT INTO drafts (noun, name, patch, created_by, state, publish_at, scheduled_by, scheduled_by_id)
     VALUES ('article', 'Big news', $1, $2, 'scheduled', now(), $2, $3)`,
    [{ kind: "NEWS", title: "Big news", slug: "your-first-hour-at-an-online-casino" }, email, id],
  );

/** Publishes the drafts as two servers do at the same time, and sends the emails. */
async function runJobs() {
  await Promise.all([publishDueDrafts(app.services), publishDueDrafts(app.services)]);
  await app.services.mailSender!.sendDue();
}
const recipients = () => smtp.mails.flatMap((mail) => mail.recipients);

describe("a scheduled draft that can't be published", () => {
  it("is reported once to the person who scheduled it, even if two servers try it", async () => {
    await makeAccount(app.database.dataSource, Role.OWNER);
    const publisher = await makeAccount(app.database.dataSource, Role.PUBLISHER);
    await addDueDraft(publisher);
    await runJobs();
    await runJobs();
    expect(recipients()).toEqual([publisher.email]);
    const [{ failure }] = await query("SELECT failure FROM drafts");
    expect(failure).toContain("slug");
    for (const part of ["Big news", failure, "/admin?tab=drafts"]) expect(smtp.mails[0]!.text).toContain(part);
  });

  it("is reported to the owners if the person who scheduled it can no longer publish it", async () => {
    const owner = await makeAccount(app.database.dataSource, Role.OWNER);
    const editor = await makeAccount(app.database.dataSource, Role.EDITOR);
    await addDueDraft(editor);
    await runJobs();
    expect(recipients()).toEqual([owner.email]);
  });

  it("causes at most three emails a day to one person", async () => {
    const publisher = await makeAccount(app.database.dataSource, Role.PUBLISHER);
    for (let count = 0; count < 5; count += 1) {
      await addDueDraft(publisher);
      await runJobs();
    }
    expect(recipients()).toHaveLength(3);
  });
});
