/** Tests the form that edits a draft. */
import { screen, waitFor, within } from "@testing-library/react";
import type { Role } from "../../graphql/schemaTypes.generated";
import { mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { button, findForm, findToast, mockCasinos, refused } from "../../test/editors";
import { makeChangeSet } from "../../test/historyList";
import { currentAddress, renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

const casino = makeCasino({ name: "Northgate" });

const draft = {
  __typename: "Draft",
  id: "00000000-0000-4000-8000-0000000000dd",
  version: 2,
  noun: "CASINO",
  rowId: casino.id,
  baseVersion: casino.version,
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
  patch: { description: "A drafted description." },
};

describe("the form for a draft", () => {
  it("publishes the draft, returns to the drafts, and offers an undo", async () => {
    mockOperation("Session", () => ({ data: { session: makeSession({ role: "PUBLISHER" }) } }));
    mockCasinos(casino);
    mockOperation("DraftToEdit", () => ({ data: { draft } }));
    const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
    mockOperation("Drafts", () => ({
      data: { drafts: { __typename: "DraftConnection", totalCount: 0, pageInfo, edges: [] } },
    }));
    mockOperation("publishDraft", () => ({
      data: { publishDraft: { __typename: "Publication", changeSetId: "publication", draft } },
    }));
    const undone: unknown[] = [];
    mockOperation("undo", (variables) => {
      undone.push(variables);
      return { data: { undo: makeChangeSet({ id: "undo", operation: "undo" }) } };
    });
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}&draft=${draft.id}`);
    await findForm(/^Update casino/);
    expect(await screen.findByDisplayValue("A drafted description.")).toBeInTheDocument();
    await user.click(button("Publish"));
    await findToast("Casino updated successfully!");
    // On a busy machine, the toast could disappear before a later click.
    await user.click(button("Undo"));
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=drafts"));
    await findToast("Undone: Published Northgate.");
    expect(undone).toEqual([{ changeSetId: "publication" }]);
  });
});

type Draft = Omit<typeof draft, "comment" | "commentBy" | "approvedBy" | "publishAt"> &
  Record<"comment" | "commentBy" | "approvedBy" | "publishAt", string | null>;

/** Mocks an API that stores one draft, and opens the draft's form. */
async function openDraft(role: Role, changes: Partial<Draft> = {}) {
  let stored: Draft = { ...draft, ...changes };
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  mockOperation("Session", () => ({ data: { session: makeSession({ role }) } }));
  mockCasinos(casino);
  mockOperation("DraftToEdit", () => ({ data: { draft: stored } }));
  const mockChange = (name: string, change: (variables: Record<string, unknown>) => Partial<Draft>) =>
    mockOperation(name, (variables) => {
      sent.push([name, variables]);
      if (variables["version"] !== stored.version)
        return {
          data: null,
          errors: [{ message: "Someone else changed this draft.", extensions: { code: "CONFLICT" } }],
        };
      stored = { ...stored, ...change(variables), version: stored.version + 1 };
      return { data: { [name]: stored } };
    });
  mockChange("approveDraft", () => ({ approvedBy: "editor@example.com" }));
  mockChange("returnDraft", ({ comment }) => ({
    state: "DRAFT",
    comment: String(comment),
    commentBy: "editor@example.com",
  }));
  mockChange("scheduleDraft", ({ publishAt }) => ({ state: "SCHEDULED", publishAt: String(publishAt) }));
  mockChange("unscheduleDraft", () => ({ state: "IN_REVIEW", publishAt: null }));
  mockChange("updateDraft", ({ input }) => ({ patch: (input as { patch: Draft["patch"] }).patch, approvedBy: null }));
  const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}&draft=${draft.id}`);
  await findForm(/^Update casino/);
  const description = await screen.findByDisplayValue("A drafted description.");
  return {
    user,
    sent,
    description,
    /** Simulates a change to the draft by another reviewer. */
    changeElsewhere: (values: Partial<Draft>) => {
      stored = { ...stored, ...values, version: stored.version + 1 };
    },
  };
}

const reviewButtons = () =>
  screen
    .getAllByRole("button", { name: / Northgate$/ })
    .map(({ textContent }) => textContent)
    .filter((label) => /^(Approve|Send back|Schedule|Reschedule|Unschedule)$/.test(label));

const banner = (text: RegExp) =>
  screen.findByText((_text, element) => element?.getAttribute("role") === "status" && text.test(element.textContent));

describe("the review in a draft's form", () => {
  it.each([
    ["EDITOR", {}, ["Approve", "Send back"]],
    ["PUBLISHER", {}, ["Approve", "Send back", "Schedule"]],
    ["PUBLISHER", { approvedBy: "ben@example.com" }, ["Send back", "Schedule"]],
    ["PUBLISHER", { state: "DRAFT" }, ["Schedule"]],
    ["PUBLISHER", { state: "SCHEDULED", publishAt: "2999-01-01T10:00:00.000Z" }, ["Reschedule", "Unschedule"]],
    ["CONTRIBUTOR", { isMine: true }, []],
  ] as const)("for the role %s and a draft with %j has the buttons %j", async (role, changes, buttons) => {
    await openDraft(role, changes);
    expect(reviewButtons()).toEqual(buttons);
  });

  it("approves the draft, stays open and shows the approval, and keeps the focus near the button", async () => {
    const { user, sent } = await openDraft("PUBLISHER");
    button("Approve Northgate").focus();
    await user.keyboard("{Enter}");
    await findToast("Northgate was approved.");
    expect(await banner(/Approved by editor@example\.com\./)).toBeInTheDocument();
    expect(sent).toEqual([["approveDraft", { id: draft.id, version: 2 }]]);
    expect(screen.getByDisplayValue("A drafted description.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve Northgate" })).not.toBeInTheDocument();
    await waitFor(() => expect(button("Send back Northgate")).toHaveFocus());
  });

  it("sends the draft back with a comment, without submitting the form", async () => {
    const { user, sent } = await openDraft("EDITOR");
    await user.click(button("Send back Northgate"));
    const dialog = within(await screen.findByRole("dialog", { name: "Send Northgate back" }));
    await user.type(dialog.getByLabelText("What should cora@example.com change?"), "Shorter");
    await user.click(dialog.getByRole("button", { name: "Send back" }));
    await findToast("Northgate was sent back.");
    expect(await banner(/^Draft, written by .*editor@example\.com: “Shorter”$/)).toBeInTheDocument();
    expect(sent).toEqual([["returnDraft", { id: draft.id, version: 2, comment: "Shorter" }]]);
    expect(reviewButtons()).toEqual([]);
    await waitFor(() => expect(button("Save draft")).toHaveFocus());
  });

  it("schedules the draft, and then unschedules it", async () => {
    const { user, sent } = await openDraft("PUBLISHER");
    await user.click(button("Schedule Northgate"));
    const dialog = within(await screen.findByRole("dialog", { name: "Schedule Northgate" }));
    await user.clear(dialog.getByLabelText("Publish at"));
    await user.type(dialog.getByLabelText("Publish at"), "2999-01-01T10:00");
    await user.click(dialog.getByRole("button", { name: "Schedule" }));
    await findToast(/^Northgate was scheduled\. Visitors will see the changes from Jan 1, 2999/);
    expect(await banner(/^Scheduled, .* It will be published on Jan 1, 2999/)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(button("Unschedule Northgate"));
    await findToast("Northgate is waiting for review again.");
    expect(await banner(/^Waiting for review/)).toBeInTheDocument();
    const publishAt = new Date("2999-01-01T10:00").toISOString();
    expect(sent).toEqual([
      ["scheduleDraft", { id: draft.id, version: 2, publishAt, unpublishAt: null }],
      ["unscheduleDraft", { id: draft.id, version: 3 }],
    ]);
  });

  describe("with unsaved changes", () => {
    it("asks whether to save them first, and keeps them unsaved if the reviewer cancels", async () => {
      const { user, sent, description } = await openDraft("EDITOR");
      await user.type(description, " Longer.");
      await user.click(button("Approve Northgate"));
      const question = within(await screen.findByRole("alertdialog", { name: "Save your changes first?" }));
      await user.click(question.getByRole("button", { name: "Cancel" }));
      expect(sent).toEqual([]);
      expect(description).toHaveValue("A drafted description. Longer.");
    });

    it("saves the changes and then approves the draft with them", async () => {
      const { user, sent, description } = await openDraft("EDITOR");
      await user.type(description, " Longer.");
      await user.click(button("Approve Northgate"));
      const question = within(await screen.findByRole("alertdialog", { name: "Save your changes first?" }));
      await user.click(question.getByRole("button", { name: "Save and continue" }));
      await findToast("Northgate was approved.");
      const patch = { description: "A drafted description. Longer." };
      expect(sent).toEqual([
        ["updateDraft", { id: draft.id, version: 2, input: { patch } }],
        ["approveDraft", { id: draft.id, version: 3 }],
      ]);
      expect(await banner(/Approved by editor@example\.com\./)).toBeInTheDocument();
      expect(description).toHaveValue("A drafted description. Longer.");
    });

    it("keeps the changes and does not send the draft back if they can't be saved", async () => {
      const { user, sent, description } = await openDraft("EDITOR");
      const fields = [{ field: "description", message: "Too long." }];
      mockOperation("updateDraft", () => refused({ code: "BAD_USER_INPUT", fields }));
      await user.type(description, " Longer.");
      await user.click(button("Send back Northgate"));
      await user.click(await screen.findByRole("button", { name: "Save and continue" }));
      await waitFor(() => expect(description).toHaveAccessibleDescription(/Too long\./));
      expect(sent).toEqual([]);
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(description).toHaveValue("A drafted description. Longer.");
    });
  });

  it("shows why a change failed, loads the draft again, and succeeds on the next try", async () => {
    const { user, changeElsewhere, description } = await openDraft("EDITOR");
    changeElsewhere({ patch: { description: "Corrected by the author." } });
    await user.click(button("Approve Northgate"));
    await findToast("Someone else changed this draft.");
    await waitFor(() => expect(description).toHaveValue("Corrected by the author."));
    await user.click(button("Approve Northgate"));
    await findToast("Northgate was approved.");
  });

  it("says so if another person has published the draft that this form created", async () => {
    const created = { ...draft, state: "DRAFT", isMine: true };
    mockOperation("Session", () => ({ data: { session: makeSession({ role: "PUBLISHER" }) } }));
    mockCasinos(casino);
    mockOperation("createDraft", () => ({ data: { createDraft: created } }));
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    await user.click(button("Save draft"));
    await user.click(await screen.findByRole("button", { name: "Schedule Northgate" }));
    mockOperation("scheduleDraft", () => refused({ code: "CONFLICT" }));
    mockOperation("DraftToEdit", () => ({ data: { draft: { ...created, state: "PUBLISHED" } } }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Schedule" }));
    expect(await screen.findByText(/^This draft was published or discarded/)).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says so if another person has published the draft", async () => {
    const { user, changeElsewhere } = await openDraft("EDITOR");
    changeElsewhere({ state: "PUBLISHED" });
    await user.click(button("Approve Northgate"));
    expect(await screen.findByText(/^This draft was published or discarded/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Approve Northgate" })).not.toBeInTheDocument();
  });
});
