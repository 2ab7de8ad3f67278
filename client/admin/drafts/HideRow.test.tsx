import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeBonus } from "../../test/catalogue";
import { findForm, findToast, mockBonuses, refused } from "../../test/editors";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";
import { formatInZone } from "./draftLabels";

const bonus = makeBonus({ title: "Free spins" });
const at = new Date("2999-01-01T10:00").toISOString();

const hiding = {
  __typename: "Draft",
  id: "hiding",
  version: 1,
  noun: "BONUS",
  rowId: bonus.id,
  baseVersion: null,
  name: "Free spins",
  state: "SCHEDULED",
  createdBy: "editor@example.com",
  isMine: true,
  comment: null,
  commentBy: null,
  approvedBy: null,
  publishAt: at,
  failure: null,
  updatedAt: new Date().toISOString(),
};

/** Opens the form for a bonus. Returns the variables of the requests that hide the bonus. */
async function openBonus() {
  mockBonuses([bonus]);
  const sent: Record<string, unknown>[] = [];
  mockOperation("scheduleUnpublishing", (variables) => {
    sent.push(variables);
    const edges = [{ __typename: "DraftEdge", node: hiding }];
    mockOperation("DraftsOfRow", () => ({ data: { drafts: { __typename: "DraftConnection", edges } } }));
    return { data: { scheduleUnpublishing: hiding } };
  });
  const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
  await findForm(/^Update bonus/);
  return { user, sent };
}

describe("hiding a row at a scheduled time", () => {
  it("accepts the time in the editor's time zone, and then shows it above the form", async () => {
    const { user, sent } = await openBonus();
    await user.click(screen.getByRole("button", { name: "Hide at a time..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Hide Free spins" }));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(dialog.getByText(new RegExp(`Times are in your time zone, ${zone}\\.$`))).toBeInTheDocument();
    await user.clear(dialog.getByLabelText("Hide at"));
    await user.click(dialog.getByRole("button", { name: "Hide at this time" }));
    expect(await dialog.findByText("Choose a time in the future.")).toBeInTheDocument();
    await user.type(dialog.getByLabelText("Hide at"), "2999-01-01T10:00");
    await user.click(dialog.getByRole("button", { name: "Hide at this time" }));
    await findToast(`Visitors will see Free spins until ${formatInZone(at)}.`);
    expect(sent).toEqual([{ noun: "BONUS", rowId: bonus.id, at }]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText(/^Drafts for this row:/)).toHaveTextContent(`by you (hides it on ${formatInZone(at)})`),
    );
  });

  it("shows the API's error in the dialog", async () => {
    const { user } = await openBonus();
    const fields = [{ field: "at", message: "Choose a time in the future." }];
    mockOperation("scheduleUnpublishing", () => refused({ code: "BAD_USER_INPUT", fields }));
    await user.click(screen.getByRole("button", { name: "Hide at a time..." }));
    const dialog = within(await screen.findByRole("dialog", { name: "Hide Free spins" }));
    await user.click(dialog.getByRole("button", { name: "Hide at this time" }));
    expect(await dialog.findByText("Choose a time in the future.")).toBeInTheDocument();
  });

  it("is offered only to people who can publish", async () => {
    mockOperation("Session", () => ({ data: { session: makeSession({ role: "EDITOR" }) } }));
    await openBonus();
    expect(screen.queryByRole("button", { name: "Hide at a time..." })).not.toBeInTheDocument();
  });
});
