import { waitFor } from "@testing-library/react";
import { makeGame } from "../../test/catalogue";
import { button, field, findForm, findToast, mockGames } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

describe("adding a game", () => {
  it("starts with default values, requires a provider, and derives the slug from the name", async () => {
    const catalogue = mockGames();
    const { user } = await renderPage("/admin?tab=games");
    await findForm("Add game");
    expect([field("Category"), field("Volatility"), field("RTP")].map(({ value }) => value)).toEqual([
      "SLOTS",
      "MEDIUM",
      "0",
    ]);
    await user.click(button("Add game"));
    await waitFor(() => expect(field(/^Provider/)).toHaveAccessibleDescription("Enter a provider."));
    await user.type(field(/^Name/), "Starburst");
    await user.type(field(/^Provider/), "NetEnt");
    await user.clear(field("RTP"));
    await user.type(field("RTP"), "96.09");
    await user.selectOptions(field("Volatility"), "Low");
    await user.click(button("Add game"));
    expect(await findToast("Game added successfully!")).toBeInTheDocument();
    expect(catalogue.all()).toEqual([
      expect.objectContaining({
        name: "Starburst",
        slug: "starburst",
        provider: "NetEnt",
        rtp: 96.09,
        volatility: "LOW",
      }),
    ]);
  });
});

describe("changing a game", () => {
  it("lets the editor mark the RTP and the volatility as not published", async () => {
    const game = makeGame();
    const catalogue = mockGames(game);
    const { user } = await renderPage(`/admin?tab=games&edit=${game.id}`);
    await findForm(/^Update game/);
    await user.clear(field("RTP"));
    await user.selectOptions(field("Volatility"), "Not published");
    await user.click(button("Update game"));
    expect(await findToast("Game updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toEqual([{ name: "updateGame", input: { rtp: null, volatility: null } }]);
  });
});
