import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType, Kind, type DocumentNode, type SelectionSetNode } from "graphql";
import { BonusForm_bonusFragmentDoc } from "../bonuses/bonus.generated";
import { bonusFields } from "../bonuses/bonusFields";
import { CasinoForm_casinoFragmentDoc } from "../casinos/casino.generated";
import { casinoFields } from "../casinos/casinoFields";
import { GameForm_gameFragmentDoc } from "../games/game.generated";
import { gameFields } from "../games/gameFields";
import type { FieldTable, FormValues } from "../fields/fields";
import { inputOf, valueAt, valuesOf } from "../fields/inputValues";
import { columnsOf } from "../rowFiles/columns";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue";
import { field, findForm, mockCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });

/** Returns the paths of an input type's fields, except the id that a caller may choose. */
function inputPaths(name: string, prefix = ""): string[] {
  const input = schema.getType(name);
  if (!isInputObjectType(input)) return [];
  return Object.values(input.getFields()).flatMap(({ name: part, type }) => {
    const nested = inputPaths(getNamedType(type).name, `${part}.`);
    return nested.length > 0 ? nested : part === "id" ? [] : [prefix + part];
  });
}

function selectedPaths({ selections }: SelectionSetNode, prefix = ""): string[] {
  return selections.flatMap((selected) => {
    if (selected.kind !== Kind.FIELD) return [];
    const path = prefix + selected.name.value;
    return selected.selectionSet ? selectedPaths(selected.selectionSet, `${path}.`) : [path];
  });
}

function fragmentPaths({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? selectedPaths(one.selectionSet) : []));
}

interface Noun {
  fields: FieldTable<FormValues>;
  input: string;
  fragment: DocumentNode;
  form: string;
  makeRow: () => object;
}

const nouns: Record<string, Noun> = {
  casino: {
    fields: casinoFields,
    input: "CasinoInput",
    fragment: CasinoForm_casinoFragmentDoc,
    form: "/admin?tab=casinos",
    makeRow: makeCasino,
  },
  bonus: {
    fields: bonusFields,
    input: "BonusInput",
    fragment: BonusForm_bonusFragmentDoc,
    form: "/admin?tab=bonuses",
    makeRow: () =>
      makeBonus({
        casinoId: "00000000-0000-4000-8000-000000000001",
        casino: { id: "00000000-0000-4000-8000-000000000001" },
      }),
  },
  game: {
    fields: gameFields,
    input: "GameInput",
    fragment: GameForm_gameFragmentDoc,
    form: "/admin?tab=games",
    makeRow: makeGame,
  },
};

describe.each(Object.entries(nouns))("the field table of a %s", (_noun, { fields, input, fragment, form, makeRow }) => {
  it("includes every field of the API's input", () => {
    const columns = columnsOf({ fields }).filter((column) => column !== "id" && column !== "version");
    expect(columns.toSorted()).toEqual(inputPaths(input).toSorted());
  });

  it("has every field loaded for the form and for an export", () => {
    const loaded = fragmentPaths(fragment);
    const paths = inputPaths(input).map((path) => (path === "casinoId" ? "casino.id" : path));
    expect(paths.filter((path) => !loaded.includes(path))).toEqual([]);
  });

  it("returns every value from the form unchanged", () => {
    const row = makeRow();
    const saved = inputOf<object>(fields, valuesOf(fields, row));
    for (const path of inputPaths(input)) expect([path, valueAt(saved, path)]).toEqual([path, valueAt(row, path)]);
  });

  it("has every field on the form", async () => {
    mockCasinos();
    await renderPage(form);
    await findForm(/^Add /);
    for (const { label } of Object.values(fields)) expect(field(new RegExp(`^${label}( \\*)?$`))).toBeInTheDocument();
  });
});
