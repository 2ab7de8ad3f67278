import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { makeBonus, makeCasino } from "../../test/catalogue";
import { button, field, findForm, findToast, mockBonuses } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const northgate = makeCasino({ name: "Northgate" });
const velvet = makeCasino({ name: "Velvet Tables" });
const picker = () => screen.getByRole("combobox", { name: "Casino" });

describe("the form for a new bonus", () => {
  it("starts as an active welcome bonus without a casino and requires only a title", async () => {
    const catalogue = mockBonuses([]);
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

  it.each<[string, (user: Awaited<ReturnType<typeof renderPage>>["user"]) => Promise<void>, RegExp]>([
    [
      "not active",
      async (user) => user.click(field("Active")),
      /^Bonus added\. It is hidden from visitors\. To publish it, select “Active”\.$/,
    ],
    [
      "over",
      async (user) => user.type(field("Ends"), "2020-01-01T10:00"),
      /^Bonus added\. It is hidden from visitors, because it has ended\. To publish it, change “Ends”\.$/,
    ],
    [
      "not active yet",
      async (user) => user.type(field("Starts"), "2999-01-01T10:00"),
      /^Bonus added\. Visitors will see it from Jan 1, 2999.*\. To publish it now, change “Starts”\.$/,
    ],
  ])("says that the bonus is hidden, and how to publish it, if it is %s", async (_state, hide, message) => {
    mockBonuses([]);
    const { user } = await renderPage("/admin?tab=bonuses");
    await findForm("Add bonus");
    await user.type(field(/^Title/), "Free spins");
    await hide(user);
    await user.click(button("Add bonus"));
    expect(await findToast(message)).toBeInTheDocument();
  });

  it("keeps the casino from the URL selected, even after a save", async () => {
    const catalogue = mockBonuses([], [northgate, velvet]);
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

  it("lets the editor find and select a casino with only the keyboard", async () => {
    const catalogue = mockBonuses([], [northgate, velvet]);
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

describe("the form for an existing bonus", () => {
  it("shows the casino and lets the editor remove it", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: true });
    const catalogue = mockBonuses([bonus], [northgate]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    await user.click(button("Clear the casino"));
    await user.click(button("Update bonus"));
    expect(await findToast("Bonus updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toEqual([{ name: "updateBonus", input: { casinoId: null } }]);
  });

  it.each([
    ["No", false],
    ["Not stated", null],
  ])("saves %j for whether the casino removes the bonus at withdrawal", async (option, isBonusRemoved) => {
    const bonus = makeBonus({ isBonusRemoved: true });
    const catalogue = mockBonuses([bonus], [northgate]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    const removal = screen.getByRole("combobox", { name: /^Bonus removed at withdrawal/ });
    expect(removal).toHaveDisplayValue("Yes");
    await user.selectOptions(removal, option);
    await user.click(button("Update bonus"));
    await findToast("Bonus updated successfully!");
    expect(catalogue.requests).toEqual([{ name: "updateBonus", input: { isBonusRemoved } }]);
  });

  it.each([
    ["the casino's bonuses", { casino: northgate, isActive: true }, "/casino/northgate?tab=bonuses"],
    ["the list for the bonus type", { casino: null, isActive: true, bonusType: "CASHBACK" }, "/cashback"],
  ])("links to %s, where visitors see the bonus", async (_place, changes, address) => {
    const bonus = makeBonus(changes);
    mockBonuses([bonus], [northgate]);
    await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    expect(await screen.findByRole("link", { name: /^View on site/ })).toHaveAttribute("href", address);
  });

  it("has no link if visitors can't see the bonus", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: false });
    mockBonuses([bonus], [northgate]);
    await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    expect(screen.queryByRole("link", { name: /^View on site/ })).not.toBeInTheDocument();
  });

  it("shows the casino's name again if the typed search finds nothing", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: true });
    mockBonuses([bonus], [northgate]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    await user.clear(picker());
    await user.type(picker(), "zzz");
    expect(await screen.findByText("No casinos found")).toBeInTheDocument();
    await user.click(field(/^Title/));
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
  });

  it("shows the casino's name again as soon as the focus leaves the field, even if the list is still opening", async () => {
    const bonus = makeBonus({ casino: northgate, isActive: true });
    mockBonuses([bonus], [northgate]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
    // The list notices what happens elsewhere only from the next frame on.
    const frame = jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    await user.clear(picker());
    await user.type(picker(), "zzz");
    await screen.findByText("No casinos found");
    frame.mockRestore();
    act(() => field(/^Title/).focus());
    await waitFor(() => expect(picker()).toHaveValue("Northgate"));
  });
});

describe("the terms in the bonus form", () => {
  const untyped = {
    matchPercent: null,
    currency: null,
    capMinor: null,
    minDepositMinor: null,
    wageringMultiple: null,
    wageringBase: null,
  };

  it("can be filled in from the bonus's text without changing existing values", async () => {
    const bonus = makeBonus({ ...untyped, bonusAmount: "$500", wageringRequirement: "35x bonus", maxCashoutMinor: 7 });
    mockBonuses([bonus]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    await user.click(button("Fill in from the text above"));
    expect(field(/^Match \(%\)/)).toHaveValue("100");
    expect(field(/^Currency/)).toHaveValue("USD");
    expect(field(/^Bonus cap/)).toHaveValue("500");
    expect(field(/^Minimum deposit amount/)).toHaveValue("20");
    expect(field(/^Wagering multiple/)).toHaveValue("35");
    expect(field(/^Wagering applies to/)).toHaveValue("BONUS");
    expect(field(/^Maximum cashout/)).toHaveValue("0.07");
    expect(await screen.findByText("Filled in 6 fields. Review your changes before you save.")).toBeInTheDocument();
  });

  it("show amounts in the currency's major unit, such as dollars, and save them in hundredths", async () => {
    const bonus = makeBonus({ maxBetMinor: 550 });
    const catalogue = mockBonuses([bonus]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    expect(field(/^Maximum bet/)).toHaveValue("5.5");
    await user.clear(field(/^Maximum bet/));
    await user.type(field(/^Maximum bet/), "12.345");
    await user.click(button("Update bonus"));
    await waitFor(() =>
      expect(field(/^Maximum bet/)).toHaveAccessibleDescription(/Enter the maximum bet as an amount/),
    );
    await user.clear(field(/^Maximum bet/));
    await user.type(field(/^Maximum bet/), "12.29");
    await user.click(button("Update bonus"));
    expect(await findToast("Bonus updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toEqual([{ name: "updateBonus", input: { maxBetMinor: 1229 } }]);
  });

  it("appear in the preview as visitors will see them", async () => {
    const bonus = makeBonus({ ...untyped, isCashoutUncapped: false });
    mockBonuses([bonus]);
    const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
    await findForm(/^Update bonus/);
    const preview = within(screen.getByRole("region", { name: "As visitors will see it" }));
    await user.type(field(/^Wagering multiple/), "12");
    await user.selectOptions(field(/^Wagering applies to/), "DEPOSIT");
    expect(await preview.findByText("12x deposit")).toBeInTheDocument();
    expect(preview.getAllByText("not stated").length).toBeGreaterThan(0);
  });
});
