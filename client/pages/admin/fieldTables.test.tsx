import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType, Kind, type DocumentNode, type SelectionSetNode } from "graphql";
import { bonusFields } from "../../features/bonuses/bonusFields";
import { casinoFields } from "../../features/casinos/casinoFields";
import { gameFields } from "../../features/games/gameFields";
import { BonusForm_bonusDocument } from "../../graphql/documents/BonusForm_bonus";
import { CasinoForm_casinoDocument } from "../../graphql/documents/CasinoForm_casino";
import { GameForm_gameDocument } from "../../graphql/documents/GameForm_game";
import type { FieldTable, FormValues } from "../../shared/forms/fields";
import { inputOf, valueAt, valuesOf } from "../../shared/forms/inputValues";
import { columnsOf } from "../../shared/transfer";
import { makeBonus, makeCasino, makeGame } from "../../test/catalogue";
import { field, findForm, keepCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });

/** All that an input can set, but for the id that a caller may choose. */
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
    fragment: CasinoForm_casinoDocument,
    form: "/admin?tab=casinos",
    makeRow: makeCasino,
  },
  bonus: {
    fields: bonusFields,
    input: "BonusInput",
    fragment: BonusForm_bonusDocument,
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
    fragment: GameForm_gameDocument,
    form: "/admin?tab=games",
    makeRow: makeGame,
  },
};

describe.each(Object.entries(nouns))("the fields of a %s", (_noun, { fields, input, fragment, form, makeRow }) => {
  it("are all that the API's input can set", () => {
    const columns = columnsOf({ fields }).filter((column) => column !== "id" && column !== "version");
    expect(columns.toSorted()).toEqual(inputPaths(input).toSorted());
  });

  it("are all loaded for the form and for a file", () => {
    const loaded = fragmentPaths(fragment);
    const paths = inputPaths(input).map((path) => (path === "casinoId" ? "casino.id" : path));
    expect(paths.filter((path) => !loaded.includes(path))).toEqual([]);
  });

  it("come back from the form as they were", () => {
    const row = makeRow();
    const saved = inputOf<object>(fields, valuesOf(fields, row));
    for (const path of inputPaths(input)) expect([path, valueAt(saved, path)]).toEqual([path, valueAt(row, path)]);
  });

  it("are all on the form", async () => {
    keepCasinos();
    await renderPage(form);
    await findForm(/^Add /);
    for (const { label } of Object.values(fields)) expect(field(new RegExp(`^${label}( \\*)?$`))).toBeInTheDocument();
  });
});
