import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { findToast, refused } from "../../test/editors";
import { makeChangeSet } from "../../test/historyList";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";
import type { Role } from "../../graphql/schemaTypes.generated";

const as = (role: Role) => mockOperation("Session", () => ({ data: { session: makeSession({ role }) } }));

function makeDraft(changes: Record<string, unknown> = {}) {
  return {
    __typename: "Draft",
    id: "draft",
    version: 2,
    noun: "CASINO",
    rowId: "row",
    baseVersion: 1,
    name: "Northgate",
    state: "IN_REVIEW",
    createdBy: "cora@example.com",
    isMine: false,
    comment: null,
    commentBy: null,
    approvedBy: null,
    publishAt: null,
    failure: null,
    updatedAt: new Date().toISOString(),
    patch: {},
    ...changes,
  };
}

/** Mocks the list of drafts and the changes in one draft. Returns the changes that were sent. */
function mockDrafts(...drafts: ReturnType<typeof makeDraft>[]) {
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  const edges = drafts.map((node) => ({ __typename: "DraftEdge", node }));
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
  mockOperation("Drafts", (variables) => {
    sent.push(["Drafts", variables]);
    return { data: { drafts: { __typename: "DraftConnection", totalCount: drafts.length, pageInfo, edges } } };
  });
  for (const name of ["approveDraft", "returnDraft", "scheduleDraft", "submitDraft", "discardDraft"])
    mockOperation(name, (variables) => {
      sent.push([name, variables]);
      return { data: { [name]: drafts[0] } };
    });
  mockOperation("publishDraft", (variables) => {
    sent.push(["publishDraft", variables]);
    return { data: { publishDraft: { __typename: "Publication", changeSetId: "publication", draft: drafts[0] } } };
  });
  return sent;
}

const buttonsOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest("tr")!;
  const controls = [...within(row).queryAllByRole("link"), ...within(row).queryAllByRole("button")];
  return controls.map(({ textContent }) => textContent);
};

describe("the list of drafts", () => {
  it.each([
    ["CONTRIBUTOR", ["Preview"]],
    ["EDITOR", ["Open", "Preview", "Approve", "Send back", "Discard"]],
    ["PUBLISHER", ["Open", "Preview", "Approve", "Send back", "Publish", "Schedule", "Discard"]],
  ] as const)("offers the role %s the buttons %j for another person's submitted draft", async (role, buttons) => {
    as(role);
    mockDrafts(makeDraft());
    await renderPage("/admin?tab=drafts");
    expect(await buttonsOf("Northgate")).toEqual(buttons);
  });

  it("does not let publishers publish settings, and links to the form for each draft", async () => {
    as("PUBLISHER");
    mockDrafts(makeDraft({ noun: "SETTINGS", name: "HonestOdds" }), makeDraft({ id: "new", rowId: null, name: "New" }));
    await renderPage("/admin?tab=drafts");
    expect(await buttonsOf("HonestOdds")).not.toContain("Publish");
    expect(screen.getByRole("link", { name: "Open New" })).toHaveAttribute("href", "/admin?tab=casinos&draft=new");
  });

  it("requires a comment to send a draft back, and publishes a draft", async () => {
    as("PUBLISHER");
    const sent = mockDrafts(makeDraft());
    const { user } = await renderPage("/admin?tab=drafts");
    await user.click(await screen.findByRole("button", { name: "Send back Northgate" }));
    await user.click(screen.getByRole("button", { name: "Send back" }));
    expect(await screen.findByText("Enter a comment.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("What should cora@example.com change?"), "Shorter");
    await user.click(screen.getByRole("button", { name: "Send back" }));
    await waitFor(() => expect(sent).toContainEqual(["returnDraft", { id: "draft", version: 2, comment: "Shorter" }]));
    await user.click(await screen.findByRole("button", { name: "Publish Northgate" }));
    await waitFor(() => expect(sent).toContainEqual(["publishDraft", { id: "draft", version: 2 }]));
  });

  it("offers to undo a publication", async () => {
    as("PUBLISHER");
    mockDrafts(makeDraft());
    const undone: unknown[] = [];
    mockOperation("undo", (variables) => {
      undone.push(variables);
      return { data: { undo: makeChangeSet({ id: "undo", operation: "undo" }) } };
    });
    const { user } = await renderPage("/admin?tab=drafts");
    await user.click(await screen.findByRole("button", { name: "Publish Northgate" }));
    await findToast("Northgate was published.");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await findToast("Undone: Published Northgate.");
    expect(undone).toEqual([{ changeSetId: "publication" }]);
  });

  it("says if a draft only hides its row, and lets the publisher hide the row immediately", async () => {
    as("PUBLISHER");
    const sent = mockDrafts(makeDraft({ noun: "BONUS", name: "Free spins", baseVersion: null }));
    const { user } = await renderPage("/admin?tab=drafts");
    expect(await buttonsOf("Free spins")).toEqual(["Open", "Approve", "Send back", "Hide now", "Schedule", "Discard"]);
    expect(screen.getByText("Hides this bonus")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Hide now Free spins" }));
    await findToast("Free spins was hidden.");
    expect(sent).toContainEqual(["publishDraft", { id: "draft", version: 2 }]);
  });

  it("changes the time of a scheduled draft", async () => {
    as("PUBLISHER");
    const sent = mockDrafts(makeDraft({ state: "SCHEDULED", publishAt: new Date("2999-01-01T10:00").toISOString() }));
    const { user } = await renderPage("/admin?tab=drafts");
    await user.click(await screen.findByRole("button", { name: "Reschedule Northgate" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Schedule Northgate" }));
    expect(dialog.getByLabelText("Publish at")).toHaveValue("2999-01-01T10:00");
    await user.clear(dialog.getByLabelText("Publish at"));
    await user.type(dialog.getByLabelText("Publish at"), "2999-01-02T10:00");
    await user.click(dialog.getByRole("button", { name: "Schedule" }));
    const publishAt = new Date("2999-01-02T10:00").toISOString();
    await waitFor(() =>
      expect(sent).toContainEqual(["scheduleDraft", { id: "draft", version: 2, publishAt, unpublishAt: null }]),
    );
  });

  describe("the time when a row is hidden again", () => {
    const [publishAt, hideAt] = ["2999-01-01T10:00", "2999-01-05T10:00"].map((at) => new Date(at).toISOString());
    const scheduled = { state: "SCHEDULED", publishAt };

    function hidingOf(rowId: string) {
      const hiding = { id: "hiding", noun: "BONUS", state: "SCHEDULED", rowId, baseVersion: null, publishAt: hideAt };
      const edges = [{ __typename: "DraftEdge", node: makeDraft(hiding) }];
      return { data: { drafts: { __typename: "DraftConnection", edges } } };
    }

    /** Opens the dialog for a draft of a bonus. `resolver` mocks the scheduled drafts of the bonus. */
    async function openSchedule(draft: Record<string, unknown>, resolver: Parameters<typeof mockOperation>[1]) {
      as("PUBLISHER");
      const sent = mockDrafts(makeDraft({ noun: "BONUS", ...draft }));
      mockOperation("ScheduledDraftsOfRow", resolver);
      const { user } = await renderPage("/admin?tab=drafts");
      await user.click(await screen.findByRole("button", { name: /^(Reschedule|Schedule) Northgate$/ }));
      const dialog = within(await screen.findByRole("dialog", { name: "Schedule Northgate" }));
      const send = async (unpublishAt: string | null) => {
        await user.click(dialog.getByRole("button", { name: "Schedule" }));
        const variables = { id: "draft", version: 2, publishAt: expect.any(String), unpublishAt };
        await waitFor(() => expect(sent).toContainEqual(["scheduleDraft", variables]));
      };
      return { user, dialog, send };
    }

    it.each([
      ["a scheduled new row", { ...scheduled, rowId: null, baseVersion: null }, "draft"],
      ["a scheduled draft of an existing row", scheduled, "row"],
      ["a draft of an existing row that is not scheduled yet", {}, "row"],
    ])("is shown in the dialog and kept for %s", async (_name, draft, hiddenRow) => {
      const { dialog, send } = await openSchedule(draft, ({ rowId }) => {
        expect(rowId).toBe(hiddenRow);
        return hidingOf(hiddenRow);
      });
      expect(await dialog.findByDisplayValue("2999-01-05T10:00")).toBe(dialog.getByLabelText(/^Hide again/));
      await send(hideAt!);
    });

    it("can be cleared", async () => {
      const { dialog, user, send } = await openSchedule(scheduled, () => hidingOf("row"));
      await user.clear(await dialog.findByDisplayValue("2999-01-05T10:00"));
      expect(dialog.getByLabelText(/^Hide again/)).toHaveValue("");
      await send(null);
    });

    it("must have loaded before the draft can be scheduled", async () => {
      let respond!: (response: ReturnType<typeof hidingOf>) => void;
      const { dialog, send } = await openSchedule(scheduled, () => new Promise((resolve) => (respond = resolve)));
      expect(dialog.getByRole("button", { name: "Schedule" })).toBeDisabled();
      await waitFor(() => expect(respond).toBeDefined());
      respond(hidingOf("row"));
      await dialog.findByDisplayValue("2999-01-05T10:00");
      await send(hideAt!);
    });

    it("can be loaded again after an error", async () => {
      const { dialog, user, send } = await openSchedule(scheduled, () => refused({ code: "TIMEOUT" }));
      expect(await dialog.findByText(/^Error loading the drafts: /)).toBeInTheDocument();
      expect(dialog.getByRole("button", { name: "Schedule" })).toBeDisabled();
      mockOperation("ScheduledDraftsOfRow", () => hidingOf("row"));
      await user.click(dialog.getByRole("button", { name: "Try Again" }));
      await dialog.findByDisplayValue("2999-01-05T10:00");
      await send(hideAt!);
    });
  });

  it("schedules a draft in the editor's time zone", async () => {
    as("PUBLISHER");
    const sent = mockDrafts(makeDraft());
    const { user } = await renderPage("/admin?tab=drafts");
    await user.click(await screen.findByRole("button", { name: "Schedule Northgate" }));
    const dialog = await screen.findByRole("dialog", { name: "Schedule Northgate" });
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(within(dialog).getByText(`Times are in your time zone, ${zone}.`)).toBeInTheDocument();
    const input = within(dialog).getByLabelText("Publish at");
    await user.clear(input);
    await user.type(input, "2020-01-01T10:00");
    await user.click(within(dialog).getByRole("button", { name: "Schedule" }));
    expect(await within(dialog).findByText("Choose a time in the future.")).toBeInTheDocument();
    await user.clear(input);
    await user.type(input, "2999-01-01T10:00");
    await user.click(within(dialog).getByRole("button", { name: "Schedule" }));
    const publishAt = new Date("2999-01-01T10:00").toISOString();
    await waitFor(() =>
      expect(sent).toContainEqual(["scheduleDraft", { id: "draft", version: 2, publishAt, unpublishAt: null }]),
    );
  });

  it("groups the schedule by day", async () => {
    as("EDITOR");
    const schedule = [
      makeDraft({ state: "SCHEDULED", publishAt: "2999-01-01T10:00:00.000Z" }),
      makeDraft({ id: "later", name: "Later", state: "SCHEDULED", publishAt: "2999-01-03T10:00:00.000Z" }),
    ];
    mockOperation("Schedule", () => ({ data: { schedule } }));
    await renderPage("/admin?tab=drafts&show=schedule");
    const days = await screen.findAllByRole("heading", { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      "Tuesday, January 1, 2999",
      "Thursday, January 3, 2999",
    ]);
    expect(screen.queryByRole("button", { name: "Unschedule Later" })).not.toBeInTheDocument();
  });
});
