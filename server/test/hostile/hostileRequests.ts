/** Hostile requests, each with the expected error code. */
import { brotliCompressSync } from "node:zlib";

import type { ErrorCode } from "../../shared/errors.js";

export interface HostileRequest {
  name: string;
  code: ErrorCode;
  method?: string;
  /** The URL's query string, with its question mark. */
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

const tooLarge: HostileRequest[] = [
  { name: "31 aliases", code: "QUERY_TOO_COMPLEX", ...document(`{ ${repeat(31, (at) => `a${at}: __typename`)} }`) },
  {
    name: "400 aliases of a list",
    code: "QUERY_TOO_COMPLEX",
    ...document(`{ ${repeat(400, (at) => `a${at}: casinos { totalCount }`)} }`),
  },
  {
    name: "the same field 2,000 times",
    code: "QUERY_TOO_COMPLEX",
    ...document(`{ ${"__typename ".repeat(2_000)} }`),
  },
  {
    name: "fragments that double thirty times",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ ...f0 } ${repeat(30, (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f30 on Query { __typename }`,
    ),
  },
  {
    name: "a list of literals behind fragments that spread each other ten times",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ ...f0 } ${repeat(4, (at) => `fragment f${at} on Query { ${`...f${at + 1} `.repeat(10)} }`)} fragment f4 on Query { casinos(filter: { ids: [${"1 ".repeat(1_250)}] }) { totalCount } }`,
    ),
  },
  {
    name: "a count behind fragments that double sixty times",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ casinos(first: 1) { ...f0 } } ${repeat(60, (at) => `fragment f${at} on CasinoConnection { ...f${at + 1} ...f${at + 1} }`)} fragment f60 on CasinoConnection { totalCount }`,
    ),
  },
  {
    name: "fragments that multiply rows",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ casinos(first: 100) { nodes { ...a } } } fragment a on Casino { bonuses(first: 100) { ...b } } fragment b on Bonus { casino { bonuses(first: 100) { id } } }`,
    ),
  },
  {
    name: "a list of 100 lists of 100 rows",
    code: "QUERY_TOO_COMPLEX",
    ...document("{ casinos(first: 100) { nodes { bonuses(first: 100) { id title terms } } } }"),
  },
  {
    name: "relations that are nested 60 levels deep",
    code: "QUERY_TOO_COMPLEX",
    ...document(`{ bonuses { nodes { ${nested(30, "casino { bonuses { ", "} } ", "id ")} } } }`),
  },
  {
    name: "inline fragments that are nested 300 levels deep",
    code: "QUERY_TOO_COMPLEX",
    ...document(`{ ${nested(300, "... on Query { ", "} ", "__typename ")} }`),
  },
  {
    name: "deeply nested introspection",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document(`{ __schema { types { ${nested(5, "fields { type { ", "} } ", "name ")} } } }`),
  },
  {
    name: "a list value that is nested 5,000 levels deep",
    code: "QUERY_TOO_COMPLEX",
    ...document(`{ casinos(filter: { ids: ${nested(5_000, "[", "]", "")} }) { totalCount } }`),
  },
  {
    name: "thirteen searches of 199 characters",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ ${repeat(13, (at) => `s${at}: casinos(filter: { search: "${"crypto ".repeat(28)}${at}" }) { totalCount }`)} }`,
    ),
  },
  {
    name: "thirty lists with ten filter strings each",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ ${repeat(30, (at) => `a${at}: bonuses(first: 1, filter: { casinoNameContainsAny: [${repeat(10, (text) => `"${at} ${text}"`)}] }) { nodes { id } }`)} }`,
    ),
  },
  {
    name: "counts behind fragments in ten searches",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ ${repeat(10, (at) => `a${at}: games(first: 1, filter: { search: "${at}" }) { ...on GameConnection { ...c } }`)} } fragment c on GameConnection { count: totalCount }`,
    ),
  },
  {
    name: "thirty introspection queries in one operation",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ ${repeat(30, (at) => `a${at}: __schema { types { fields { name description args { name description type { name } } } } }`)} }`,
    ),
  },
  {
    name: "introspection that multiplies fields by their types' fields",
    code: "QUERY_TOO_COMPLEX",
    ...document(
      `{ __schema { types { ${repeat(5, (at) => `a${at}: fields { type { ofType { ${repeat(5, (b) => `b${b}: fields { ...f }`)} } } }`)} } } } fragment f on __Field { name description args { name } }`,
    ),
  },
  { name: "a body of 300 KiB", code: "REQUEST_TOO_LARGE", ...document(`# ${"x".repeat(300 * 1024)}\n{ __typename }`) },
  {
    name: "20,000 ids",
    code: "REQUEST_TOO_LARGE",
    ...document("query ($ids: [ID!]) { casinos(filter: { ids: $ids }) { totalCount } }", {
      ids: Array.from({ length: 20_000 }, () => "00000000-0000-4000-8000-000000000000"),
    }),
  },
];

const broken: HostileRequest[] = [
  { name: "braces that never close", code: "GRAPHQL_PARSE_FAILED", ...document("{".repeat(1_000)) },
  { name: "a string that never ends", code: "GRAPHQL_PARSE_FAILED", ...document('{ casino(slug: "') },
  { name: "a NUL in the document", code: "GRAPHQL_PARSE_FAILED", ...document("{ __typename\0 }") },
  { name: "an empty document", code: "BAD_USER_INPUT", ...document("") },
  { name: "a document with only comments", code: "GRAPHQL_PARSE_FAILED", ...document("# nothing\n".repeat(100)) },
  {
    name: "a fragment that spreads itself",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document("{ ...a } fragment a on Query { ...a }"),
  },
  {
    name: "fragments that spread each other",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document("{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }"),
  },
  {
    name: "700 fields that do not exist",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document(`{ ${repeat(700, (at) => `no${at}`)} }`),
  },
  {
    name: "the same directive 100 times",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document(`{ __typename ${"@skip(if: false) ".repeat(100)} }`),
  },
  {
    name: "directives that do not exist",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document(`{ __typename ${repeat(50, (at) => `@d${at}`)} }`),
  },
  { name: "a subscription", code: "GRAPHQL_VALIDATION_FAILED", ...document("subscription { casinos { totalCount } }") },
  { name: "a @defer directive", code: "GRAPHQL_VALIDATION_FAILED", ...document("{ ... @defer { __typename } }") },
  {
    name: "fields whose types can't be merged",
    code: "GRAPHQL_VALIDATION_FAILED",
    ...document("{ x: __typename x: casinos { totalCount } }"),
  },
  {
    name: "several operations without a name",
    code: "BAD_USER_INPUT",
    ...document("query A { __typename } query B { __typename }"),
  },
  {
    name: "an operation name that does not exist",
    code: "BAD_USER_INPUT",
    headers: json,
    body: JSON.stringify({ query: "query A { __typename }", operationName: "__proto__" }),
  },
];

const values: HostileRequest[] = [
  {
    name: "a NUL in a value",
    code: "BAD_USER_INPUT",
    ...document("query ($s: String!) { casino(slug: $s) { id } }", { s: "a\0b" }),
  },
  {
    name: "half a surrogate pair in a value",
    code: "BAD_USER_INPUT",
    headers: json,
    body: String.raw`{ "query": "query ($s: String!) { casino(slug: $s) { id } }", "variables": { "s": "\ud800" } }`,
  },
  {
    name: "half a surrogate pair in the document",
    code: "GRAPHQL_PARSE_FAILED",
    ...document(String.raw`{ casino(slug: "\ud800") { id } }`),
  },
  {
    name: "a number that is too large for its type",
    code: "BAD_USER_INPUT",
    ...document("query ($n: Int) { casinos(first: $n) { totalCount } }", { n: 2 ** 40 }),
  },
  {
    name: "thousands of wrong values in a list",
    code: "BAD_USER_INPUT",
    ...document("query ($ids: [ID!]) { casinos(filter: { ids: $ids }) { totalCount } }", {
      ids: Array.from({ length: 5_000 }, () => ({})),
    }),
  },
  {
    name: "thousands of fields that an input does not have",
    code: "BAD_USER_INPUT",
    ...document("query ($f: CasinoFilter) { casinos(filter: $f) { totalCount } }", {
      f: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`no${at}`, at])),
    }),
  },
  {
    name: "lists that are nested 50,000 levels deep instead of a string",
    code: "BAD_USER_INPUT",
    headers: json,
    body: `{ "query": "query ($s: String!) { casino(slug: $s) { id } }", "variables": { "s": ${nested(50_000, "[", "]", "")} } }`,
  },
  {
    name: "variables that are a list",
    code: "BAD_USER_INPUT",
    headers: json,
    body: '{ "query": "{ __typename }", "variables": [1] }',
  },
  {
    name: "extensions that are a string",
    code: "BAD_USER_INPUT",
    headers: json,
    body: '{ "query": "{ __typename }", "extensions": "x" }',
  },
  { name: "a query that is a number", code: "BAD_USER_INPUT", headers: json, body: '{ "query": 1 }' },
  {
    name: "a prototype in the variables",
    code: "BAD_USER_INPUT",
    headers: json,
    body: '{ "query": "query ($f: CasinoFilter) { casinos(filter: $f) { totalCount } }", "variables": { "f": { "__proto__": { "isFeatured": true } } } }',
  },
  {
    name: "a constructor prototype in the body",
    code: "BAD_USER_INPUT",
    headers: json,
    body: '{ "query": "{ __typename }", "constructor": { "prototype": { "isAdmin": true } } }',
  },
];

const transport: HostileRequest[] = [
  {
    name: "a body in an encoding that does not exist",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { ...json, "content-encoding": "foo" },
    body: '{ "query": "{ __typename }" }',
  },
  {
    name: "an uncompressed body with a gzip header",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { ...json, "content-encoding": "gzip" },
    body: '{ "query": "{ __typename }" }',
  },
  {
    name: "a body of 1 MiB that is compressed to a few bytes",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { ...json, "content-encoding": "br" },
    body: brotliCompressSync(JSON.stringify({ query: `{ __typename } #${"x".repeat(2 ** 20)}` })),
  },
  {
    name: "several operations in one request",
    code: "BAD_USER_INPUT",
    headers: json,
    body: '[{"query":"{__typename}"},{"query":"{__typename}"}]',
  },
  { name: "an empty list of operations", code: "BAD_USER_INPUT", headers: json, body: "[]" },
  { name: "JSON that never ends", code: "BAD_USER_INPUT", headers: json, body: '{ "query": "{ __typename }"' },
  {
    name: "bytes that are not text",
    code: "BAD_USER_INPUT",
    headers: json,
    body: Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  },
  { name: "no body", code: "BAD_USER_INPUT", headers: json, body: "" },
  {
    name: "a form that another site can send",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
    body: new URLSearchParams({ query: signUp }).toString(),
  },
  {
    name: "a form with files",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { "content-type": "multipart/form-data; boundary=x" },
    body: `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: signUp })}\r\n--x--`,
  },
  {
    name: "JSON with the type of plain text",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify({ query: signUp }),
  },
  {
    name: "two content types",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { "content-type": "text/plain, application/json" },
    body: JSON.stringify({ query: signUp }),
  },
  {
    name: "a document without JSON",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { "content-type": "application/graphql" },
    body: signUp,
  },
  { name: "a mutation by GET", code: "METHOD_NOT_ALLOWED", method: "GET", search: parameters({ query: signUp }) },
  {
    name: "a mutation by GET that the operation name selects",
    code: "METHOD_NOT_ALLOWED",
    method: "GET",
    search: parameters({
      query: `query Q { __typename } ${signUp.replace("mutation", "mutation M")}`,
      operationName: "M",
    }),
  },
  {
    name: "a mutation by GET that claims to be a POST",
    code: "METHOD_NOT_ALLOWED",
    method: "GET",
    search: parameters({ query: signUp }),
    headers: { "x-http-method-override": "POST" },
  },
  {
    name: "a URL with two queries",
    code: "BAD_USER_INPUT",
    method: "GET",
    search: "?query={__typename}&query={casinos{totalCount}}",
  },
  {
    name: "variables in the URL that are not JSON",
    code: "BAD_USER_INPUT",
    method: "GET",
    search: parameters({ query: "{ __typename }", variables: "{" }),
  },
  {
    name: "a mutation from another site",
    code: "FORBIDDEN",
    headers: { ...json, origin: "https://evil.example" },
    body: JSON.stringify({ query: signUp }),
  },
  {
    name: "a mutation from a page with the origin null",
    code: "FORBIDDEN",
    headers: { ...json, origin: "null" },
    body: JSON.stringify({ query: signUp }),
  },
  { name: "an unsupported method", code: "METHOD_NOT_ALLOWED", method: "PUT", ...document("{ __typename }") },
  {
    name: "a request that accepts only HTML",
    code: "UNSUPPORTED_MEDIA_TYPE",
    headers: { ...json, accept: "text/html" },
    body: JSON.stringify({ query: "{ __typename }" }),
  },
  {
    name: "a hash that does not match the document",
    code: "BAD_USER_INPUT",
    headers: json,
    body: JSON.stringify({
      query: "{ __typename }",
      extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } },
    }),
  },
  {
    name: "a hash that is an object",
    code: "BAD_USER_INPUT",
    headers: json,
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: { toString: 1 } } } }),
  },
  {
    name: "an unknown hash",
    code: "PERSISTED_QUERY_NOT_FOUND",
    headers: json,
    body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: "../../etc/passwd" } } }),
  },
];

export const hostileRequests: HostileRequest[] = [...tooLarge, ...broken, ...values, ...transport];
