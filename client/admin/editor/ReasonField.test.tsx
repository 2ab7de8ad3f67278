import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { addCasino, button, findToast, mockCasinos, refused } from "../../test/editors";
import { inRow, listCasinos } from "../../test/manage";
import { renderPage } from "../../test/renderPage";

const casino = makeCasino({ name: "Northgate" });

/** Gives a reason in the form's action bar or in a dialog. */
async function giveReason(user: UserEvent, reason: string) {
  await user.click(screen.getByRole("button", { name: "Add a reason" }));
  const input = screen.getByRole("textbox", { name: "Reason for the change" });
  expect(input).toHaveFocus();
  await user.type(input, reason);
}

describe("a reason", () => {
  it("is sent with the form, and no longer sent if the editor clears it", async () => {
    mockCasinos();
    const sent: unknown[] = [];
    mockOperation("createCasino", ({ reason }) => {
      sent.push(reason);
      return refused({ code: sent.length === 1 ? "SERVICE_UNAVAILABLE" : "BAD_USER_INPUT" });
    });
    const { user } = await renderPage("/admin?tab=casinos");
    await user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Northgate");
    await giveReason(user, " A new casino ");
    await addCasino(user);
    expect(await findToast("Failed to save casino. Please try again.")).toBeInTheDocument();
    await user.clear(screen.getByRole("textbox", { name: "Reason for the change" }));
    await user.click(button("Add casino"));
    await waitFor(() => expect(sent).toEqual(["A new casino", undefined]));
  });

  it("is sent with a deletion", async () => {
    const { writes } = listCasinos([casino]);
    const { user } = await renderPage("/admin?tab=manage-casinos");
    await user.click((await inRow("Northgate")).getByRole("button", { name: "Delete Northgate" }));
    const dialog = await screen.findByRole("alertdialog");
    await giveReason(user, "Closed down");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await findToast("Casino deleted successfully!")).toBeInTheDocument();
    expect(writes).toEqual([{ name: "deleteCasino", variables: { id: casino.id, version: 1, reason: "Closed down" } }]);
  });
});
