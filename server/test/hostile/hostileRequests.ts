/** Requests that no honest caller sends, each with the code that it is refused with. */
import { brotliCompressSync } from "node:zlib";

import { errorCodes, type ErrorCode } from "../../shared/errors.js";

export interface HostileRequest {
  name: string;
  code: ErrorCode;
  method?: string;
  /** Behind `/graphql`. */
  search?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const json = { "content-type": "application/json" };

const document = (query: string, variables?: unknown): Pick<HostileRequest, "headers" | "body"> => ({
  headers: json,
  body: JSON.stringify({ query, variables }),
});

const repeat = (times: number, piece: (at: number) => string, separator = " ") =>
  Array.from({ length: times }, (_, at) => piece(at)).join(separator);

const nested = (times: number, open: string, close: string, inside: string) =>
  open.repeat(times) + inside + close.repeat(times);

const signUp = 'mutation { subscribeToNewsletter(email: "a@example.com") }';
const parameters = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;
const c = errorCodes;

const tooLarge: HostileRequest[] = [
  { name: "31 aliases", code: c.queryTooComplex, ...document(`{ ${repeat(31, (at) => `a${at}: __typename`)} }`) },
  {
    name: "400 aliases of a list",
    code: c.queryTooComplex,
    ...document(`{ ${repeat(400, (at) => `a${at}: casinos { totalCount }`)} }`),
  },
  {
    name: "the same field 2,000 times",
    code: c.queryTooComplex,
    ...document(`{ ${"__typename ".repeat(2_000)} }`),
  },
  {
    name: "fragments that double thirty times",
    code: c.queryTooComplex,
    ...document(
      `{ ...f0 } ${repeat(30, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f30 on Query { __typename }`,
    ),
  },
  {
    name: "a list of literals behind fragments that spread each other ten times",
    code: c.queryTooComplex,
    ...document(
      `{ ...f0 } ${repeat(4, (at) => `fragment f${at} on Query { ${`...f${at + 1} `.repeat(10)} }`)} fragment f4 on Query { casinos(filter: { ids: [${"1 ".repeat(1_250)}] }) { totalCount } }`,
    ),
  },
  {
    name: "a count behind fragments that double sixty times",
    code: c.queryTooComplex,
    ...document(
      `{ casinos(first: 1) { ...f0 } } ${repeat(60, (at) => `fragment f${at} on CasinoConnection { ...f${at + 1} ...f${at + 1} }`)} fragment f60 on CasinoConnection { totalCount }`,
    ),
  },
  {
    name: "fragments that multiply rows",
    code: c.queryTooComplex,
    ...document(
      `{ casinos(first: 100) { nodes { ...a } } } fragment a on Casino { bonuses(first: 100) { ...b } } fragment b on Bonus { casino { bonuses(first: 100) { id } } }`,
    ),
  },
  {
    name: "a hundred lists of a hundred",
    code: c.queryTooComplex,
    ...document("{ casinos(first: 100) { nodes { bonuses(first: 100) { id title terms } } } }"),
  },
  {
    name: "relations inside each other, 60 deep",
    code: c.queryTooComplex,
    ...document(`{ bonuses { nodes { ${nested(30, "casino { bonuses { ", "} } ", "id ")} } } }`),
  },
  {
    name: "inline fragments inside each other, 300 deep",
    code: c.queryTooComplex,
    ...document(`{ ${nested(300, "... on Query { ", "} ", "__typename ")} }`),
  },
  {
    name: "introspection that asks for types of types",
    code: c.graphqlValidationFailed,
    ...document(`{ __schema { types { ${nested(5, "fields { type { ", "} } ", "name ")} } } }`),
  },
  {
    name: "a list value 5,000 deep",
    code: c.queryTooComplex,
    ...document(`{ casinos(filter: { ids: ${nested(5_000, "[", "]", "")} }) { totalCount } }`),
  },
  {
    name: "thirteen searches of 199 characters",
    code: c.queryTooComplex,
    ...document(
      `{ ${repeat(13, (at) => `s${at}: casinos(filter: { search: "${"crypto ".repeat(28)}${at}" }) { totalCount }`)} }`,
    ),
  },
  {
    name: "thirty lists by ten texts each",
    code: c.queryTooComplex,
    ...document(
      `{ ${repeat(30, (at) => `a${at}: bonuses(first: 1, filter: { casinoNameContainsAny: [${repeat(10, (text) => `"${at} ${text}"`)}] }) { nodes { id } }`)} }`,
    ),
  },
  {
    name: "counts behind fragments in ten searches",
    code: c.queryTooComplex,
    ...document(
      `{ ${repeat(10, (at) => `a${at}: games(first: 1, filter: { search: "${at}" }) { ...on GameConnection { ...c } }`)} } fragment c on GameConnection { count: totalCount }`,
    ),
  },
  {
    name: "thirty introspections in one",
    code: c.queryTooComplex,
    ...document(
      `{ ${repeat(30, (at) => `a${at}: __schema { types { fields { name description args { name description type { name } } } } }`)} }`,
    ),
  },
  {
    name: "introspection that multiplies fields by their types' fields",
    code: c.queryTooComplex,
    ...document(
      `{ __schema { types { ${repeat(5, (at) => `a${at}: fields { type { ofType { ${repeat(5, (b) => `b${b}: fields { ...f }`)} } } }`)} } } } fragment f on __Field { name description args { name } }`,
    ),
  },
  { name: "a body of 300 KiB", code: c.requestTooLarge, ...document(`# ${"x".repeat(300 * 1024)}\n{ __typename }`) },
  {
    name: "20,000 ids",
    code: c.requestTooLarge,
    ...document("query ($ids: [ID!]) { casinos(filter: { ids: $ids }) { totalCount } }", {
      ids: Array.from({ length: 20_000 }, () => "00000000-0000-4000-8000-000000000000"),
    }),
  },
];

const broken: HostileRequest[] = [
  { name: "braces that never close", code: c.graphqlParseFailed, ...document("{".repeat(1_000)) },
  { name: "a text that never ends", code: c.graphqlParseFailed, ...document('{ casino(slug: "') },
  { name: "a NUL in the document", code: c.graphqlParseFailed, ...document("{ __typename\0 }") },
  { name: "an empty document", code: c.badUserInput, ...document("") },
  { name: "a document of comments", code: c.graphqlParseFailed, ...document("# nothing\n".repeat(100)) },
  {
    name: "a fragment that spreads itself",
    code: c.graphqlValidationFailed,
    ...document("{ ...a } fragment a on Query { ...a }"),
  },
  {
    name: "fragments that spread each other",
    code: c.graphqlValidationFailed,
    ...document("{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }"),
  },
  {
    name: "700 fields that are not there",
    code: c.graphqlValidationFailed,
    ...document(`{ ${repeat(700, (at) => `no${at}`)} }`),
  },
  {
    name: "one directive a hundred times",
    code: c.graphqlValidationFailed,
    ...document(`{ __typename ${"@skip(if: false) ".repeat(100)} }`),
  },
  {
    name: "directives that are not there",
    code: c.graphqlValidationFailed,
    ...document(`{ __typename ${repeat(50, (at) => `@d${at}`)} }`),
  },
  { name: "a subscription", code: c.graphqlValidationFailed, ...document("subscription { casinos { totalCount } }") },
  { name: "deferred delivery", code: c.graphqlValidationFailed, ...document("{ ... @defer { __typename } }") },
  {
    name: "fields whose types can't be merged",
    code: c.graphqlValidationFailed,
    ...document("{ x: __typename x: casinos { totalCount } }"),
  },
  {
    name: "several operations without a name",
    code: c.badUserInput,
    ...document("query A { __typename } query B { __typename }"),
  },
  {
    name: "an operation's name that is not there",
    code: c.badUserInput,
    headers: json,
    body: JSON.stringify({ query: "query A { __typename }", operationName: "__proto__" }),
  },
];

const values: HostileRequest[] = [
  {
    name: "a NUL in a value",
    code: c.badUserInput,
    ...document("query ($s: String!) { casino(slug: $s) { id } }", { s: "a\0b" }),
  },
  {
    name: "half a surrogate pair in a value",
    code: c.badUserInput,
    headers: json,
    body: String.raw`{ "query": "query ($s: String!) { casino(slug: $s) { id } }", "variables": { "s": "\ud800" } }`,
  },
  {
    name: "half a surrogate pair in the document",
    code: c.graphqlParseFailed,
    ...document(String.raw`{ casino(slug: "\ud800") { id } }`),
  },
  {
    name: "a number too large for its type",
    code: c.badUserInput,
    ...document("query ($n: Int) { casinos(first: $n) { totalCount } }", { n: 2 ** 40 }),
  },
  {
    name: "thousands of wrong values in a list",
    code: c.badUserInput,
    ...document("query ($ids: [ID!]) { casinos(filter: { ids: $ids }) { totalCount } }", {
      ids: Array.from({ length: 5_000 }, () => ({})),
    }),
  },
  {
    name: "thousands of fields that an input does not have",
    code: c.badUserInput,
    ...document("query ($f: CasinoFilter) { casinos(filter: $f) { totalCount } }", {
      f: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`no${at}`, at])),
    }),
  },
  {
    name: "lists inside each other, 50,000 deep, for a text",
    code: c.badUserInput,
    headers: json,
    body: `{ "query": "query ($s: String!) { casino(slug: $s) { id } }", "variables": { "s": ${nested(50_000, "[", "]", "")} } }`,
  },
  {
    name: "variables that are a list",
    code: c.badUserInput,
    headers: json,
    body: '{ "query": "{ __typename }", "variables": [1] }',
  },
  {
    name: "extensions that are a text",
    code: c.badUserInput,
    headers: json,
    body: '{ "query": "{ __typename }", "extensions": "x" }',
  },
  { name: "a query that is a number", code: c.badUserInput, headers: json, body: '{ "query": 1 }' },
  {
    name: "a prototype in the variables",
    code: c.badUserInput,
    headers: json,
    body: '{ "query": "query ($f: CasinoFilter) { casinos(filter: $f) { totalCount } }", "variables": { "f": { "__proto__": { "isFeatured": true } } } }',
  },
  {
    name: "a constructor's prototype in the body",
    code: c.badUserInput,
    headers: json,
    body: '{ "query": "{ __typename }", "constructor": { "prototype": { "isAdmin": true } } }',
  },
];

const transport: HostileRequest[] = [
  {
    name: "a body in an encoding that does not exist",
    code: c.unsupportedMediaType,
    headers: { ...json, "content-encoding": "foo" },
    body: '{ "query": "{ __typename }" }',
  },
  {
    name: "a body that only says that it is compressed",
    code: c.unsupportedMediaType,
    headers: { ...json, "content-encoding": "gzip" },
    body: '{ "query": "{ __typename }" }',
  },
  {
    name: "a megabyte that comes as a kilobyte",
    code: c.unsupportedMediaType,
    headers: { ...json, "content-encoding": "br" },
    body: brotliCompressSync(JSON.stringify({ query: `{ __typename } #${"x".repeat(2 ** 20)}` })),
  },
  {
    name: "several operations in one request",
    code: c.badUserInput,
    headers: json,
    body: '[{"query":"{__typename}"},{"query":"{__typename}"}]',
  },
  { name: "an empty list of operations", code: c.badUserInput, headers: json, body: "[]" },
  { name: "JSON that never ends", code: c.badUserInput, headers: json, body: '{ "query": "{ __typename }"' },
  { name: "bytes that are no text", code: c.badUserInput, headers: json, body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]) },
  { name: "no body", code: c.badUserInput, headers: json, body: "" },
  {
    name: "a form, as another site's page can send it",
    code: c.unsupportedMediaType,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
    body: new URLSearchParams({ query: signUp }).toString(),
  },
  {
    name: "a form with files",
    code: c.unsupportedMediaType,
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: signUp })}\r\n--x--`,
  },
  {
    name: "JSON that calls itself plain text",
    code: c.unsupportedMediaType,
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ query: signUp }),
  },
  {
    name: "a content type with another behind it",
    code: c.unsupportedMediaType,
    headers: { "content-type": "text/plain, application/json" },
    body: JSON.stringify({ query: signUp }),
  },
  {
    name: "a document without JSON around it",
    code: c.unsupportedMediaType,
    headers: { "content-type": "application/graphql" },
    body: signUp,
  },
  { name: "a mutation by GET", code: c.methodNotAllowed, method: "GET", search: parameters({ query: signUp }) },
  {
    name: "a mutation by GET, chosen by its name",
    code: c.methodNotAllowed,
    method: "GET",
    search: parameters({
      query: `query Q { __typename } ${signUp.replace("mutation", "mutation M")}`,
      operationName: "M",
    }),
  },
  {
    name: "a mutation by GET that claims to be a POST",
    code: c.methodNotAllowed,
    method: "GET",
    search: parameters({ query: signUp }),
    headers: { "x-http-method-override": "POST" },
  },
  {
    name: "a query that stands twice in the address",
    code: c.badUserInput,
    method: "GET",
    search: "?query={__typename}&query={casinos{totalCount}}",
  },
  {
    name: "variables in the address that are not JSON",
    code: c.badUserInput,
    method: "GET",
    search: parameters({ query: "{ __typename }", variables: "{" }),
  },
  {
    name: "a mutation from another site's page",
    code: c.forbidden,
    headers: { ...json, origin: "https://evil.example" },
    body: JSON.stringify({ query: signUp }),
  },
  {
    name: "a mutation from a page without an origin",
    code: c.forbidden,
    headers: { ...json, origin: "null" },
    body: JSON.stringify({ query: signUp }),
  },
  { name: "another method", code: c.methodNotAllowed, method: "PUT", ...document("{ __typename }") },
  {
    name: "an answer as a web page",
    code: c.unsupportedMediaType,
    headers: { ...json, accept: "text/html" },
    body: JSON.stringify({ query: "{ __typename }" }),
  },
  {
    name: "a hash that is not the document's",
    code: c.badUserInput,
    headers: json,
    body: JSON.stringify({
      query: "{ __typename }",
      extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } },
    }),
  },
  {
    name: "a hash that is an object",
    code: c.badUserInput,
    headers: json,
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: { toString: 1 } } } }),
  },
  {
    name: "a hash of nothing known",
    code: c.persistedQueryNotFound,
    headers: json,
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: "../../etc/passwd" } } }),
  },
];

export const hostileRequests: HostileRequest[] = [...tooLarge, ...broken, ...values, ...transport];
