import { readFileSync } from "node:fs";
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  type DocumentNode,
  type SelectionSetNode,
} from "graphql";
import { screen } from "@testing-library/react";
import { ArticleForm_articleFragmentDoc } from "../articles/article.generated";
import { articleFields } from "../articles/articleFields";
import { PersonForm_personFragmentDoc } from "../articles/person.generated";
import { personFields } from "../articles/personFields";
import { RedirectForm_redirectFragmentDoc } from "../redirects/redirect.generated";
import { redirectFields } from "../redirects/redirectFields";
import { BonusForm_bonusFragmentDoc } from "../bonuses/bonus.generated";
import { bonusFields } from "../bonuses/bonusFields";
import { CasinoForm_casinoFragmentDoc } from "../casinos/casino.generated";
import { casinoFields } from "../casinos/casinoFields";
import {
  AuthorityForm_authorityFragmentDoc,
  PaymentMethodForm_methodFragmentDoc,
  ProviderForm_providerFragmentDoc,
} from "../directory/directory.generated";
import { directoryFields, paymentMethodFields } from "../directory/directoryFields";
import { ImageForm_imageFragmentDoc } from "../images/images.generated";
import { imageFields } from "../images/imageFields";
import { GameForm_gameFragmentDoc } from "../games/game.generated";
import { gameFields } from "../games/gameFields";
import { bulkFieldNames, bulkModes } from "../list/bulk/bulkFields";
import { articles } from "../articles/articleConfig";
import { people } from "../articles/personConfig";
import { bonuses } from "../bonuses/bonusConfig";
import { casinos } from "../casinos/casinoConfig";
import { games } from "../games/gameConfig";
import { redirects } from "../redirects/redirectConfig";
import type { FieldTable, FormValues } from "../fields/fields";
import { apiPath } from "../fields/fieldTable";
import { inputOf } from "../fields/inputValues";
import { valueAt, valuesOf } from "../fields/formValues";
import { columnsOf } from "../importExport/rowFiles/columns";
import { mockOperation } from "../../test/api";
import { makeArticle } from "../../test/articles";
import { makeBonus, makeCasino, makeConnection, makeDirectoryRow, makeGame } from "../../test/catalogue";
import { field, findForm, mockCasinos } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });

/**
 * Returns the paths of an input type's fields. Omits the id, which a caller may choose. A list of objects counts as one
 * field.
 */
function inputPaths(name: string, prefix = "", isWithinLists = false): string[] {
  const input = schema.getType(name);
  if (!isInputObjectType(input)) return [];
  return Object.values(input.getFields()).flatMap(({ name: part, type }) => {
    const isEntered = isWithinLists || !isListType(getNullableType(type));
    const nested = isEntered ? inputPaths(getNamedType(type).name, `${part}.`) : [];
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

/** Removes the type names from a row's value, because inputs have none. */
function asInput(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (typeof item !== "object") return item;
    const { __typename, ...rest } = item as { __typename?: string };
    return rest;
  });
}

interface Noun {
  fields: FieldTable<FormValues>;
  input: string;
  fragment: DocumentNode;
  /** The URL of the form that adds a row. Omit it if the form only changes rows. */
  form?: string;
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
  article: {
    fields: articleFields,
    input: "ArticleInput",
    fragment: ArticleForm_articleFragmentDoc,
    form: "/admin?tab=articles",
    makeRow: () =>
      makeArticle({ kind: "GUIDE", title: "A guide", category: "Games", difficulty: "ADVANCED", isFeatured: true }),
  },
  person: {
    fields: personFields,
    input: "PersonInput",
    fragment: PersonForm_personFragmentDoc,
    form: "/admin?tab=people",
    makeRow: () => ({ slug: "ada", name: "Ada", role: "Editor", bio: "One sentence.", pictureUrl: "/ada.png" }),
  },
  provider: {
    fields: directoryFields,
    input: "DirectoryUpdateInput",
    fragment: ProviderForm_providerFragmentDoc,
    makeRow: () => makeDirectoryRow("Provider", "NetEnt"),
  },
  "payment method": {
    fields: paymentMethodFields,
    input: "PaymentMethodUpdateInput",
    fragment: PaymentMethodForm_methodFragmentDoc,
    makeRow: () => makeDirectoryRow("PaymentMethod", "Visa", { kind: "CARD" }),
  },
  "licensing authority": {
    fields: directoryFields,
    input: "DirectoryUpdateInput",
    fragment: AuthorityForm_authorityFragmentDoc,
    makeRow: () => makeDirectoryRow("LicensingAuthority", "MGA"),
  },
  image: {
    fields: imageFields,
    input: "ImageInput",
    fragment: ImageForm_imageFragmentDoc,
    makeRow: () => ({ fileName: "harbor.jpg", alt: "A harbor." }),
  },
  redirect: {
    fields: redirectFields,
    input: "RedirectInput",
    fragment: RedirectForm_redirectFragmentDoc,
    form: "/admin?tab=redirects",
    makeRow: () => ({ fromPath: "/old", toUrl: "/faq", isPermanent: false, note: "One sentence." }),
  },
};

const bulkNouns = Object.entries({
  casino: casinos,
  bonus: bonuses,
  game: games,
  article: articles,
  person: people,
  redirect: redirects,
});

describe.each(bulkNouns)("a bulk edit based on the field table for a %s", (_noun, config) => {
  const inputOfBulk = `${config.typename}BulkInput`;

  it("offers every field of the API's input", () => {
    const offered = bulkFieldNames(config).map((name) => apiPath(name, config.fields[name]!));
    expect(offered.toSorted()).toEqual(inputPaths(inputOfBulk).toSorted());
  });

  it("offers to add and remove the items of each list", () => {
    const lists = bulkFieldNames(config).filter((name) => bulkModes(config.fields[name]).length > 0);
    expect(lists.toSorted()).toEqual(inputPaths(`${config.typename}ListsInput`).toSorted());
  });
});

describe.each(Object.entries(nouns))("the field table for a %s", (_noun, { fields, input, fragment, makeRow }) => {
  it("includes every field of the API's input", () => {
    const columns = columnsOf({ fields }).filter((column) => column !== "id" && column !== "version");
    expect(columns.toSorted()).toEqual(inputPaths(input).toSorted());
  });

  it("loads every field for the form and for an export", () => {
    const loaded = fragmentPaths(fragment);
    const paths = inputPaths(input, "", true).map((path) => (path === "casinoId" ? "casino.id" : path));
    expect(paths.filter((path) => !loaded.includes(path))).toEqual([]);
  });

  it("returns every value from the form unchanged", () => {
    const row = makeRow();
    const saved = inputOf<object>(fields, valuesOf(fields, row));
    for (const path of inputPaths(input))
      expect([path, valueAt(saved, path)]).toEqual([path, asInput(valueAt(row, path))]);
  });
});

const forms = Object.entries(nouns).flatMap(([noun, { form, fields }]) => (form ? [{ noun, form, fields }] : []));

describe.each(forms)("the form for a new $noun", ({ form, fields }) => {
  it("has every field, for at least one kind", async () => {
    mockCasinos();
    mockOperation("PeopleNames", () => ({ data: { people: makeConnection("Person", []) } }));
    mockOperation("ArticlePreview", () => ({
      data: { articlePreview: { __typename: "ArticlePreview", warnings: [], content: [] } },
    }));
    const { user } = await renderPage(form);
    await findForm(/^Add /);
    for (const { kind, label, kinds } of Object.values(fields)) {
      if (kinds) await user.selectOptions(field("Kind"), kinds[0]!);
      const find = () =>
        kind === "rows"
          ? screen.getByRole("group", { name: label })
          : field(new RegExp(`^${label.replaceAll(/[()]/g, String.raw`\$&`)}( \\*)?$`));
      expect(find()).toBeInTheDocument();
    }
  });
});
