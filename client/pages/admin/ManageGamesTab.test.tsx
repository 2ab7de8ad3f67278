import { screen, waitFor, within } from "@testing-library/react";
import { answer } from "../../test/api";
import { makeConnection, makeGame } from "../../test/catalogue";
import { findToast } from "../../test/editors";
import { findRow, inRow } from "../../test/manage";
import { renderPage } from "../../test/renderPage";

describe("the list of games", () => {
  it("is narrowed to a category, and deletes a game after the product's question", async () => {
    const game = makeGame({ name: "Starburst", rtp: null, updatedAt: "2026-03-02T10:00:00.000Z" });
    let games = [game];
    const asked: Record<string, unknown>[] = [];
    answer("ManageGames", (variables) => {
      asked.push(variables);
      return { data: { games: makeConnection("Game", games) } };
    });
    answer("deleteGame", ({ id }) => {
      games = [];
      return { data: { deleteGame: { __typename: "Deletion", id, changeSetId: "set" } } };
    });
    const { user } = await renderPage("/admin?tab=manage-games&category=SLOTS");
    expect(within(await findRow("Starburst")).getByText("Slots")).toBeInTheDocument();
    expect(asked).toEqual([{ filter: { category: "SLOTS" }, orderBy: "UPDATED_DESC", first: 50 }]);
    await user.click((await inRow("Starburst")).getByRole("button", { name: "Delete Starburst" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Are you sure you want to delete this game?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(await findToast("Game deleted successfully!")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("heading", { name: "No games found" })).toBeInTheDocument());
  });
});
