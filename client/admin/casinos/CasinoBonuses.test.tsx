import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeBonus, makeCasino, makeConnection } from "../../test/catalogue";
import { button, findForm, mockCasinos } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";

describe("the casino's bonuses in the form", () => {
  it("are listed with links to edit a bonus, add a bonus and manage all bonuses", async () => {
    const casino = makeCasino({ name: "Northgate" });
    mockCasinos(casino);
    const requests: unknown[] = [];
    const bonuses = [
      makeBonus({ title: "Ten spins", casino, bonusType: "FREE_SPINS", isActive: false }),
      makeBonus({ title: "Welcome", casino }),
    ];
    mockOperation("ManageBonuses", (variables) => {
      requests.push(variables);
      return { data: { bonuses: makeConnection("Bonus", bonuses) } };
    });
    const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    const list = within(await screen.findByRole("region", { name: "Bonuses at this casino" }));
    expect(await list.findByRole("link", { name: "Ten spins" })).toHaveAttribute(
      "href",
      `/admin?tab=bonuses&edit=${bonuses[0]!.id}`,
    );
    expect(list.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
      "Ten spinsFree spins, inactive",
      "WelcomeWelcome",
    ]);
    expect(requests).toEqual([{ filter: { casinoId: casino.id }, orderBy: "TITLE_ASC", first: 20 }]);
    expect(list.getByRole("link", { name: "Manage all 2" })).toHaveAttribute(
      "href",
      `/admin?tab=manage-bonuses&casinoId=${casino.id}`,
    );
    mockOperation("CasinoOptions", () => ({ data: { casinos: makeConnection("Casino", [casino]) } }));
    await user.click(list.getByRole("link", { name: "Add bonus" }));
    await findForm("Add bonus");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Casino" })).toHaveValue("Northgate"));
    await user.click(button("Cancel"));
    await waitFor(() => expect(currentAddress()).toBe(`/admin?tab=manage-bonuses&casinoId=${casino.id}`));
  });

  it("are hidden for a new casino", async () => {
    mockCasinos();
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByRole("region", { name: "Bonuses at this casino" })).not.toBeInTheDocument();
  });
});
