import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeConnection, makeGame } from "../../test/catalogue";
import { findToast } from "../../test/editors";
import { findRow, inRow } from "../../test/manage";
import { renderPage } from "../../test/renderPage";

describe("the list of games", () => {
  it("filters by category, and deletes a game after confirmation", async () => {
    const game = makeGame({ name: "Starburst", rtp: null, updatedAt: "2026-03-02T10:00:00.000Z" });
    let games = [game];
    const requests: Record<string, unknown>[] = [];
    mockOperation("ManageGames", (variables) => {
      requests.push(variables);
      return { data: { games: makeConnection("Game", games) } };
    });
    mockOperation("deleteGame", ({ id }) => {
      games = [];
      return { data: { deleteGame: { __typename: "Deletion", id, changeSetId: "set" } } };
    });
    const { user } = await renderPage("/admin?tab=manage-games&category=SLOTS");
    expect(within(await findRow("Starburst")).getByText("Slots")).toBeInTheDocument();
    expect(requests).toEqual([{ filter: { category: "SLOTS" }, orderBy: "UPDATED_DESC", first: 50 }]);
    await user.click((await inRow("Starburst")).getByRole("button", { name: "Delete Starburst" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this game?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await findToast("Game deleted successfully!")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "No games found" })).toBeInTheDocument());
  });
});
