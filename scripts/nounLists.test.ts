/**
 * Finds lists of nouns that lack a noun. Where the compiler can't derive a list from the registry, this test names the
 * file after a noun is added.
 */
import { readdirSync, readFileSync } from "node:fs";
import { nounQueries } from "../shared/nouns/queries.js";
import { allNouns, enumNameOf, type Noun, nounsWith } from "../shared/nouns/registry.js";

const FOLDERS = ["bench", "client", "e2e", "scripts", "server", "shared"];

/** A file that names fewer nouns is about those nouns. */
const LIST_LENGTH = 5;

const GROUPS: readonly (readonly Noun[])[] = [
  allNouns,
  nounsWith("isEditable"),
  [...nounsWith("isEditable"), ...nounsWith("isDirectory")],
];

/** The nouns that a file leaves out. */
const LEFT_OUT: Record<string, readonly Noun[]> = {
  // The sample catalogue has no redirects.
  "client/admin/settings/SampleCatalogueCard.tsx": ["redirect"],
  "server/app/seed/seed.test.ts": ["redirect"],
  "server/app/seed/readSeed.ts": ["redirect"],
  "server/catalogue/sample/sample.resolver.ts": ["redirect"],
  // The search suggests no people and no redirects.
  "shared/apiLimits.ts": ["person", "redirect"],
  "client/features/search/useSuggestions.ts": ["person", "redirect"],
  // The mock's panel has no images.
  "client/graphql/mock.ts": ["image"],
  // The other nouns have no pages that search engines list.
  "server/app/site/crawlerFiles.ts": ["bonus", "redirect"],
  // Redirects have no public query.
  "server/app/cache/dependencies.test.ts": ["redirect"],
  "server/app/graphql/access.test.ts": ["redirect"],
  // These files are about the directory, and name casinos and games because they refer to it.
  "server/catalogue/directory/directoryLoaders.ts": ["bonus", "article", "person", "redirect"],
  "server/catalogue/directory/directoryNouns.ts": ["bonus", "article", "person", "redirect"],
  // These tests use one noun of each kind that they need.
  "server/catalogue/drafts/draft.resolver.test.ts": ["person"],
  "server/catalogue/imports/importPreview.test.ts": ["person", "redirect"],
  "server/test/catalogue/imports.ts": ["person"],
};

/** The names of a noun in the code and in the API's enums, and the names of its lists. */
const spellings: ((noun: Noun) => string)[] = [
  (noun) => `(?:${noun}|${enumNameOf(noun)})`,
  (noun) => nounQueries[noun].at(-1)!,
];

/** Returns the nouns that a text names as strings or keys. */
function nounsIn(text: string, nameOf: (noun: Noun) => string): Noun[] {
  return allNouns.filter((noun) => new RegExp(`["']${nameOf(noun)}["']|^\\s*${nameOf(noun)}[:,]`, "m").test(text));
}

/** Returns how similar two groups are, from 0 to 1. */
function likeness(one: readonly Noun[], other: readonly Noun[]): number {
  const common = one.filter((noun) => other.includes(noun)).length;
  return common / (one.length + other.length - common);
}

it("lists of nouns contain every noun of the group that they list", () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  ).filter((path) => /\.tsx?$/.test(path) && !/\.generated\.|\/migrations\/|^scripts\/nounLists/.test(path));
  const missing: Record<string, Noun[]> = {};
  for (const path of sources) {
    const text = readFileSync(path, "utf8");
    // Tests name the lists that they read.
    const isTest = /\.test\.|\/test\//.test(path);
    const [named = []] = (isTest ? spellings.slice(0, 1) : spellings)
      .map((nameOf) => nounsIn(text, nameOf))
      .toSorted((one, other) => other.length - one.length);
    if (named.length < LIST_LENGTH) continue;
    const group = GROUPS.toSorted((one, other) => likeness(named, other) - likeness(named, one))[0]!;
    const absent = group.filter((noun) => !named.includes(noun));
    if (absent.length > 0) missing[path] = absent;
  }
  expect(missing).toEqual(LEFT_OUT);
});
