import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeBonus, makeCasino, makeConnection } from "../../test/catalogue";
import { findToast, mockBonuses } from "../../test/editors";
import { box, findRow } from "../../test/manage";
import { currentAddress, renderPage } from "../../test/renderPage";

const northgate = makeCasino({ name: "Northgate" });

describe("the list of bonuses", () => {
  it("shows active and inactive bonuses, and activates the selected ones", async () => {
    let bonuses = [
      makeBonus({ title: "Ten spins", casino: northgate, isActive: false, updatedAt: "2026-03-02T10:00:00.000Z" }),
      makeBonus({ title: "Cash back", casino: null, bonusType: "CASHBACK", updatedAt: "2026-03-02T10:00:00.000Z" }),
    ];
    const requests: unknown[] = [];
    mockOperation("ManageBonuses", (variables) => {
      requests.push(variables);
      return { data: { bonuses: makeConnection("Bonus", bonuses) } };
    });
    mockOperation("updateBonuses", ({ items, set }) => {
      requests.push({ items, set });
      bonuses = bonuses.map((bonus) => ({ ...bonus, isActive: true }));
      return { data: { updateBonuses: { __typename: "BonusBulkUpdate", changeSetId: "set", changedCount: 1 } } };
    });
    const { user } = await renderPage("/admin?tab=manage-bonuses");
    const spins = await findRow("Ten spins");
    expect(within(spins).getByText("Inactive")).toBeInTheDocument();
    expect(within(spins).queryByRole("link", { name: /^View/ })).not.toBeInTheDocument();
    expect(within(await findRow("Cash back")).getByRole("link", { name: /^View/ })).toHaveAttribute(
      "href",
      "/cashback",
    );
    expect(requests).toEqual([{ filter: {}, orderBy: "UPDATED_DESC", first: 50 }]);

    await user.click(box("Ten spins"));
    await user.click(screen.getByRole("button", { name: "Activate" }));
    await user.click(await screen.findByRole("button", { name: "Change 1 bonus" }));
    expect(await findToast("1 bonus updated successfully!")).toBeInTheDocument();
    expect(requests[1]).toEqual({ items: [{ id: bonuses[0]!.id, version: 1 }], set: { isActive: true } });
    await waitFor(async () => expect(within(await findRow("Ten spins")).getByText("Active")).toBeInTheDocument());
  });

  it("filters by a casino that the editor finds by name, until the editor removes the filter", async () => {
    mockBonuses([], [northgate, makeCasino({ name: "Velvet Tables" })]);
    const requests: Record<string, unknown>[] = [];
    mockOperation("ManageBonuses", (variables) => {
      requests.push(variables);
      return { data: { bonuses: makeConnection("Bonus", [makeBonus({ title: "Ten spins", casino: northgate })]) } };
    });
    const { user } = await renderPage("/admin?tab=manage-bonuses&isActive=true");
    await findRow("Ten spins");
    await user.type(screen.getByRole("combobox", { name: "Filter by casino" }), "north");
    await user.click(await screen.findByRole("option", { name: /Northgate/ }));
    const chip = await screen.findByRole("button", { name: "Remove filter: Casino: Northgate" });
    await waitFor(() => expect(requests.at(-1)!["filter"]).toEqual({ isActive: true, casinoId: northgate.id }));
    expect(currentAddress()).toBe(`/admin?tab=manage-bonuses&isActive=true&casinoId=${northgate.id}`);
    await user.click(chip);
    await waitFor(() => expect(requests.at(-1)!["filter"]).toEqual({ isActive: true }));
    expect(await screen.findByRole("combobox", { name: "Filter by casino" })).toBeInTheDocument();
  });
});
