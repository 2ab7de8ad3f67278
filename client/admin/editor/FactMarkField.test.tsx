import { screen, waitFor } from "@testing-library/react";
import { makeBonus, makeCasino } from "../../test/catalogue";
import { addCasino, button, field, findForm, findToast, mockBonuses, mockCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";
import { factLabels } from "../../shared/factLabels";
import { bonusFields } from "../bonuses/bonusFields";
import { casinoFields } from "../casinos/casinoFields";
import type { FieldSpec } from "../fields/fields";

const factMark = (facts: string) => screen.getByRole("checkbox", { name: `Mark as checked: ${facts}` });
const anyMark = () => screen.queryByRole("checkbox", { name: /^Mark as checked/ });
const source = () => screen.getByRole("textbox", { name: "Source of the checked facts" });

async function openCasino() {
  const casino = makeCasino({ name: "Northgate", minDeposit: "$10", wageringRequirement: "35x" });
  const catalogue = mockCasinos(casino);
  const { user } = await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
  await findForm(/^Update casino/);
  return { casino, catalogue, user };
}

async function openBonus(changes: Record<string, unknown>) {
  const bonus = makeBonus({ casino: null, ...changes });
  const catalogue = mockBonuses([bonus]);
  const { user } = await renderPage(`/admin?tab=bonuses&edit=${bonus.id}`);
  await findForm(/^Update bonus/);
  return { bonus, catalogue, user };
}

describe("the checkbox that marks changed facts as checked", () => {
  test("appears only while facts have unsaved changes, and names these facts", async () => {
    const { user } = await openCasino();
    expect(anyMark()).not.toBeInTheDocument();
    await user.type(field("Description"), "!");
    expect(anyMark()).not.toBeInTheDocument();
    await user.type(field("Minimum deposit"), "0");
    await user.type(field("Licenses"), "UKGC,");
    expect(factMark("Min deposit, Licenses")).not.toBeChecked();
    await user.type(field("Minimum deposit"), "{Backspace}");
    expect(factMark("Licenses")).toBeInTheDocument();
    await user.click(field("Live games"));
    await user.click(field("Accepts crypto"));
    await user.type(field("Free spins"), "1");
    expect(factMark("4 facts")).toBeInTheDocument();
  });

  test("sends the changed facts and their source with the change", async () => {
    const { catalogue, user } = await openCasino();
    await user.type(field("Minimum deposit"), "0");
    await user.type(field("Description"), "!");
    await user.click(factMark("Min deposit"));
    await user.type(source(), " https://northgate.example/terms ");
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toEqual([
      {
        name: "updateCasino",
        input: { minDeposit: "$100", description: expect.any(String) },
        checkedFacts: { fields: ["MIN_DEPOSIT"], sourceUrl: "https://northgate.example/terms" },
      },
    ]);
  });

  test("marks no facts unless the editor checks it", async () => {
    const { catalogue, user } = await openCasino();
    await user.type(field("Minimum deposit"), "0");
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toEqual([{ name: "updateCasino", input: { minDeposit: "$100" } }]);
  });

  test("blocks saving if the source is not a web address, and moves focus to the source", async () => {
    const { catalogue, user } = await openCasino();
    await user.type(field("Minimum deposit"), "0");
    await user.click(factMark("Min deposit"));
    await user.type(source(), "terms page");
    await user.click(button("Update casino"));
    expect(await screen.findByText("Enter a URL that starts with https:// or http://.")).toBeInTheDocument();
    expect(source()).toHaveFocus();
    expect(source()).toBeInvalid();
    expect(catalogue.requests).toEqual([]);
    await user.clear(source());
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests.at(-1)).toMatchObject({ checkedFacts: { fields: ["MIN_DEPOSIT"], sourceUrl: null } });
  });

  test("marks the facts of a new casino, and is unchecked again for the next casino", async () => {
    const catalogue = mockCasinos();
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Velvet Tables");
    expect(anyMark()).not.toBeInTheDocument();
    await user.type(field("Year established"), "2019");
    await user.click(factMark("Established"));
    await addCasino(user);
    expect(await findToast("Casino added successfully!")).toBeInTheDocument();
    expect(catalogue.requests).toMatchObject([
      { name: "createCasino", checkedFacts: { fields: ["ESTABLISHED_YEAR"], sourceUrl: null } },
    ]);
    await user.type(field("Year established"), "2020");
    expect(factMark("Established")).not.toBeChecked();
  });

  test("still marks this editor's fact as checked if another editor changed a different fact in the meantime", async () => {
    const { casino, catalogue, user } = await openCasino();
    await user.type(field("Minimum deposit"), "0");
    await user.click(factMark("Min deposit"));
    catalogue.change(casino.id, { licenses: ["UKGC"] });
    await user.click(button("Update casino"));
    expect(await findToast("Casino updated successfully!")).toBeInTheDocument();
    expect(catalogue.requests.at(-1)).toEqual({
      name: "updateCasino",
      input: { minDeposit: "$100" },
      checkedFacts: { fields: ["MIN_DEPOSIT"], sourceUrl: null },
    });
  });

  test("does not mark terms that another editor has also changed, and says so", async () => {
    const { bonus, catalogue, user } = await openBonus({ bonusCode: "X1", validDays: 7, maxWin: null });
    await user.clear(field("Bonus code"));
    await user.type(field("Bonus code"), "X2");
    await user.type(field("Maximum win"), "$100");
    await user.click(factMark("Bonus code, Terms"));
    catalogue.change(bonus.id, { validDays: 14 });
    await user.click(button("Update bonus"));
    expect(await screen.findByText(/^Not marked as checked, .*: Terms$/)).toBeInTheDocument();
    await waitFor(() =>
      expect(catalogue.requests.at(-1)).toEqual({
        name: "updateBonus",
        input: { bonusCode: "X2", maxWin: "$100" },
        checkedFacts: { fields: ["CODE"], sourceUrl: null },
      }),
    );
  });

  test("is not offered for a removed bonus code", async () => {
    const { user } = await openBonus({ bonusCode: "X1" });
    await user.type(field("Bonus code"), "2");
    expect(factMark("Bonus code")).toBeInTheDocument();
    await user.clear(field("Bonus code"));
    expect(anyMark()).not.toBeInTheDocument();
  });
});

describe("the fields in the forms", () => {
  const factOf = (fields: Readonly<Record<string, FieldSpec>>) =>
    Object.entries(fields).map(([name, { fact }]) => [name, fact] as const);

  test("cover every fact", () => {
    const facts = new Set([...factOf(casinoFields), ...factOf(bonusFields)].flatMap(([, fact]) => fact ?? []));
    expect([...facts].toSorted()).toEqual(Object.keys(factLabels).toSorted());
  });

  test("for a bonus are all part of its terms, except some, such as the title and the code", () => {
    const others = factOf(bonusFields).flatMap(([name, fact]) => (fact === "TERMS" ? [] : [name]));
    expect(others).toEqual([
      "title",
      "casinoId",
      "bonusType",
      "bonusCode",
      "termsReview",
      "termsUrl",
      "isPrimary",
      "isActive",
    ]);
  });
});
