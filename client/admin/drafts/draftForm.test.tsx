/** Tests the form that edits a draft. */
import { screen, waitFor } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { button, findForm, findToast, mockCasinos } from "../../test/editors";
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
  isOwn: false,
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
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=drafts"));
    await user.click(button("Undo"));
    await findToast("Undone: Published Northgate.");
    expect(undone).toEqual([{ changeSetId: "publication" }]);
  });
});
