import { screen, waitFor, within } from "@testing-library/react";
import { makeBonus, makeCasino } from "../../test/catalogue";
import { button, field, findForm, findToast, keepBonuses } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const northgate = makeCasino({ name: "Northgate" });
const velvet = makeCasino({ name: "Velvet Tables" });
const picker = () => screen.getByRole("combobox", { name: "Casino" });

describe("adding a bonus", () => {
  it("begins as an active welcome bonus of no casino, and needs a title alone", async () => {
    const catalogue = keepBonuses([]);
    const { user } = await renderPage("/admin?tab=bonuses");
    await findForm("Add bonus");
    expect(field("Bonus type")).toHaveValue("WELCOME");
    expect(field("Active")).toBeChecked();
    await user.click(button("Add bonus"));
    await waitFor(() => expect(field(/^Title/)).toHaveAccessibleDescription("Enter a title."));
    await user.type(field(/^Title/), "100% up to $500");
    await user.click(button("Add bonus"));
    expect(await findToast("Bonus added successfully!")).toBeInTheDocument();
    expect(catalogue.all()).toEqual([
      expect.objectContaining({ title: "100% up to $500", bonusType: "WELCOME", isActive: true, casino: null }),
    ]);
  });

  it("begins with the casino that its address names, also after one was added", async () => {
    const catalogue = keepBonuses([], [northgate, velvet]);
    const { user } = await renderPage(`/admin?tab=bonuses&casinoId=${northgate.id}`);
    await findForm("Add bonus");
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    await user.type(field(/^Title/), "Free spins");
    await user.click(button("Add bonus"));
    await findToast("Bonus added successfully!");
    expect(catalogue.all()[0]).toMatchObject({ casino: { id: northgate.id } });
    await waitFor(() => expect(field(/^Title/)).toHaveValue(""));
    expect(picker()).toHaveValue("Northgate");
  });

  it("picks its casino by a typed name, with the keys", async () => {
    const catalogue = keepBonuses([], [northgate, velvet]);
    const { user } = await renderPage("/admin?tab=bonuses");
    await findForm("Add bonus");
    await user.type(field(/^Title/), "Free spins");
    await user.type(picker(), "velv");
    expect(await screen.findByRole("option", { name: /Velvet Tables/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("option", { name: /Northgate/ })).not.toBeInTheDocument());
    await user.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(picker()).toHaveValue("Velvet Tables"));
    const preview = screen.getByRole("region", { name: "As visitors will see it" });
    expect(await within(preview).findByText("Velvet Tables")).toBeInTheDocument();
    await user.click(button("Add bonus"));
    await findToast("Bonus added successfully!");
    expect(catalogue.all()[0]).toMatchObject({ casino: { id: velvet.id } });
    await waitFor(() => expect(picker()).toHaveValue(""));
  });
});

describe("changing a bonus", () => {
  it("shows its casino, and can take it away", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: true });
    const catalogue = keepBonuses([bonus], [northgate]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    await user.click(button("Remove the casino"));
    await user.click(button("Update bonus"));
    expect(await findToast("Bonus updated successfully!")).toBeInTheDocument();
    expect(catalogue.asked).toEqual([{ name: "updateBonus", input: { casinoId: null } }]);
  });

  it.each([
    ["its casino's bonuses", { casino: northgate, isActive: true }, "/casino/northgate?tab=bonuses"],
    ["the list of its type", { casino: null, isActive: true, bonusType: "CASHBACK" }, "/cashback"],
  ])("leads to %s, where visitors see it", async (_place, changes, address) => {
    const bonus = makeBonus(changes);
    keepBonuses([bonus], [northgate]);
    await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    expect(await screen.findByRole("link", { name: /^View on site/ })).toHaveAttribute("href", address);
  });

  it("leads nowhere while visitors can't see it", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: false });
    keepBonuses([bonus], [northgate]);
    await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    expect(screen.queryByRole("link", { name: /^View on site/ })).not.toBeInTheDocument();
  });

  it("shows the casino's name again when something typed finds none", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: true });
    keepBonuses([bonus], [northgate]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    await user.clear(picker());
    await user.type(picker(), "zzz");
    expect(await screen.findByText("No casinos found")).toBeInTheDocument();
    await user.click(field(/^Title/));
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
  });
});
