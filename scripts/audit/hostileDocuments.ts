/**
 * Documents that cause a lot of work for a server but are charged few units. An ordinary document is included for
 * comparison.
 */
export interface HostileDocument {
  name: string;
  method?: "GET" | "POST";
  /** Whether the request only asks for the document's cost. */
  isExplained?: boolean;
  /**
   * Returns the document.
   * @param salt A new number for each call. It makes each document different, so the server can't use a cached result.
   */
  query(salt: number): string;
  variables?(salt: number): Record<string, unknown>;
}

const repeat = (times: number, piece: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => piece(at)).join(" ");

/** A list of 24 casinos. Each salt gives the `name` field a new alias. */
export const ordinaryDocument: HostileDocument = {
  name: "an ordinary list of 24 casinos",
  query: (salt) =>
    `{ casinos(first: 24) { nodes { n${salt}: name slug logoUrl rating reviewCount licenses trustScore { score } } } }`,
};

const bomb = (levels: number, spreads: number, core: string, type = "Query") =>
  `${repeat(levels, (at) => `fragment f${at} on ${type} { ${`...f${at + 1} `.repeat(spreads)} }`)} fragment f${levels} on ${type} { ${core} }`;

const literals = (count: number) => `[${'"1" '.repeat(count)}]`;

const spreadBomb = (salt: number) =>
  `{ ...f0 } ${bomb(5, 10, `n${salt}: casinos(first: 1, filter: { ids: ${literals(1_250)} }) { totalCount }`)}`;

/** Builds a document with conflicting fields. They cause an error with hundreds of locations. */
const manyLines = (lines: number) => (salt: number) =>
  `${"\n".repeat(lines)}{ casinos { nodes { n${salt}: id ${repeat(200, (at) => `a${at}: name`)} } } casinos { nodes { ${repeat(200, (at) => `a${at}: slug`)} } } }`;

/**
 * Builds a document that has an error for each alias of each casino. The server must compute the line of each error.
 */
const manyErrors = (salt: number, directive = "") =>
  `${"\n".repeat(100_000)}{ casinos(first: 50) { nodes { n${salt}: id ${directive} ${repeat(29, (at) => `a${at}: bonuses(first: 0) { id }`)} } } }`;

const documents: HostileDocument[] = [
  { name: "fragments that spread each other ten times around a list of literals", query: spreadBomb },
  {
    name: "fragments that double sixty times",
    query: (salt) => `{ ...f0 } ${bomb(60, 2, `n${salt}: __typename`)}`,
  },
  {
    name: "fragments that double sixty times, skipped below a list",
    query: (salt) =>
      `{ casinos(first: 1) { nodes { n${salt}: slug ...f0 @skip(if: true) } } } ${bomb(60, 2, "name", "Casino")}`,
  },
  {
    name: "fragments that double forty times, skipped below introspection",
    query: (salt) => `{ n${salt}: __schema { types { name ...f0 @skip(if: true) } } } ${bomb(40, 2, "name", "__Type")}`,
  },
  {
    name: "a list of 1,400 literals",
    query: (salt) => `{ n${salt}: casinos(filter: { ids: ${literals(1_400)} }) { totalCount } }`,
  },
  {
    name: "60 fragments of the same field, and an unknown one",
    query: (salt) =>
      `{ casinos { nodes { ${repeat(60, (at) => `...f${at}`)} no${salt} } } } ${repeat(60, (at) => `fragment f${at} on Casino { ${"name ".repeat(12)} }`)}`,
  },
  {
    name: "60 fragments of twelve fields, and an unknown one",
    query: (salt) =>
      `{ casinos { nodes { ${repeat(60, (at) => `...f${at}`)} no${salt} } } } ${repeat(60, (at) => `fragment f${at} on Casino { id slug name rating licenses version isNew pros cons logoUrl minDeposit freeSpins }`)}`,
  },
  {
    name: "a chain of 120 fragments, each with the next two",
    query: (salt) =>
      `{ casinos { nodes { n${salt}: id ...f0 } } } ${repeat(120, (at) => `fragment f${at} on Casino { name slug ...f${at + 1} ...f${Math.min(120, at + 2)} }`)} fragment f120 on Casino { id }`,
  },
  { name: "the same field 700 times", query: (salt) => `{ n${salt}: __typename ${"__typename ".repeat(700)} }` },
  { name: "700 fields that do not exist", query: (salt) => `{ ${repeat(700, (at) => `casinoz${salt}x${at}`)} }` },
  {
    name: "ten unknown names of 20,000 letters",
    query: (salt) => `{ ${repeat(10, (at) => `${"x".repeat(20_000)}${salt}${at}`)} }`,
  },
  {
    name: "thirty aliases of introspection, rejected",
    query: (salt) =>
      `{ ${repeat(30, (at) => `a${salt}x${at}: __schema { types { fields { name args { name type { name } } } } }`)} }`,
  },
  {
    name: "introspection of the largest allowed depth",
    query: (salt) =>
      `{ n${salt}: __schema { types { name fields { name args { name type { name ofType { name } } } type { name fields { name type { name } } } } } } }`,
  },
  {
    name: "the fields of the largest type, ten times",
    query: (salt) =>
      `{ ${repeat(10, (at) => `a${salt}x${at}: __type(name: "Mutation") { fields { name description args { name description } } }`)} }`,
  },
  {
    name: "thirty aliases of a list",
    query: (salt) => `{ ${repeat(30, (at) => `a${salt}x${at}: games(first: 1) { nodes { id } }`)} }`,
  },
  {
    name: "100 operations with one fragment each",
    query: (salt) =>
      `${repeat(100, (at) => `query Q${salt}x${at} { ...f0 }`)} ${repeat(60, (at) => `fragment f${at} on Query { ...f${at + 1} }`)} fragment f60 on Query { __typename }`,
  },
  {
    name: "variables of 240 KB, of the wrong type",
    query: (salt) => `query N${salt}($ids: [ID!]) { casinos(filter: { ids: $ids }) { totalCount } }`,
    variables: () => ({ ids: Array.from({ length: 60_000 }, () => ({})) }),
  },
  {
    name: "variables of 240 KB, with too many ids",
    query: (salt) => `query N${salt}($ids: [ID!]) { casinos(filter: { ids: $ids }) { totalCount } }`,
    variables: () => ({ ids: Array.from({ length: 100_000 }, () => 1) }),
  },
  { name: "100,000 empty lines and fields in conflict", query: manyLines(100_000) },
  { name: "1,450 errors after 100,000 empty lines", query: (salt) => manyErrors(salt) },
  {
    name: "1,450 errors after 100,000 empty lines, not compiled",
    query: (salt) => manyErrors(salt, "@include(if: true)"),
  },
  {
    name: "a cursor of 240 KB for each provider of five casinos, fifteen times",
    query: (salt) =>
      `query N${salt}($c: String) { casinos(first: 5) { nodes { providers { ${repeat(15, (at) => `a${at}: casinos(first: 1, after: $c) { __typename }`)} } } } }`,
    variables: () => ({ c: Buffer.from(`[${"[],".repeat(60_000)}[]]`).toString("base64url") }),
  },
  { name: "100 KB of comments", query: (salt) => `{ n${salt}: __typename }\n${"#\n".repeat(50_000)}` },
  {
    name: "1,400 braces that never close",
    query: (salt) => `{ n${salt} ${"{ a".repeat(700)}`,
  },
];

/**
 * Each document in three forms: as an operation, as a GET request if the document fits into a URL, and as an explain
 * request.
 */
export const hostileDocuments: HostileDocument[] = documents.flatMap((document) => {
  const isShort = document.variables === undefined && document.query(0).length < 4_000;
  return [
    document,
    ...(isShort ? [{ ...document, name: `${document.name}, by GET`, method: "GET" as const }] : []),
    { ...document, name: `${document.name}, as an explain request`, isExplained: true },
  ];
});
