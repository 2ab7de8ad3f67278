/**
 * Tests that no response to a visitor contains any text from a draft. Every text field in the drafts contains a canary,
 * a word that occurs nowhere else.
 */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { jest } from "@jest/globals";
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from "graphql";
import { account, postTo, signIn } from "./chaos/load.js";
import { until } from "./until.js";
import { makeSeededDir, type Product, startProduct } from "./product.js";

jest.setTimeout(180_000);

const canary = "zqcanary";
const draftCount = 50;
const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

/**
 * The input of each noun, and a query for the ids and versions of some rows. For nouns without `isNew`, drafts can't
 * add rows.
 */
const nouns = [
  { noun: "CASINO", input: "CasinoUpdateInput", rows: "casinos(first: 4) { nodes { id version } }", isNew: true },
  { noun: "BONUS", input: "BonusUpdateInput", rows: "bonuses(first: 4) { nodes { id version } }", isNew: true },
  { noun: "GAME", input: "GameUpdateInput", rows: "games(first: 4) { nodes { id version } }", isNew: true },
  { noun: "ARTICLE", input: "ArticleUpdateInput", rows: "articles(first: 4) { nodes { id version } }", isNew: true },
  { noun: "PERSON", input: "PersonUpdateInput", rows: "people(first: 4) { nodes { id version } }", isNew: true },
  { noun: "REDIRECT", input: "RedirectUpdateInput", rows: null, isNew: true },
  { noun: "PROVIDER", input: "DirectoryUpdateInput", rows: "providers { id version }" },
  { noun: "PAYMENT_METHOD", input: "PaymentMethodUpdateInput", rows: "paymentMethods { id version }" },
  { noun: "LICENSING_AUTHORITY", input: "DirectoryUpdateInput", rows: "licensingAuthorities { id version }" },
  { noun: "SETTINGS", input: "SiteSettingsInput", rows: "siteSettings { id version }" },
  { noun: "IMAGE", input: "ImageInput", rows: "images { nodes { id version } }" },
];

let product: Product;
let cookie: string;
/** A program that receives the messages of a webhook. */
let program: Server;
const messages: string[] = [];
beforeAll(async () => {
  program = createServer((request, response) => {
    void readText(request).then((body) => messages.push(body));
    response.end();
  });
  await new Promise<void>((done) => program.listen(0, "127.0.0.1", done));
  const owner = { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password };
  product = await startProduct({
    env: { DATA_DIR: makeSeededDir(), WEBHOOKS_ALLOW_PRIVATE: "on", ...owner },
    args: [],
  });
  cookie = await signIn(product.url);
});
afterAll(async () => {
  await product.stop();
  program.close();
});

/** Creates a webhook. Returns a function that waits for a test message. All earlier messages have then arrived too. */
async function createWebhook(): Promise<() => Promise<void>> {
  const input = { name: "Program", url: `http://127.0.0.1:${(program.address() as AddressInfo).port}/` };
  const { data } = await run<{ createWebhook: { id: string } }>(
    "mutation ($input: WebhookInput!) { createWebhook(input: $input) { id } }",
    { input },
  );
  return async () => {
    const { errors } = await run(`mutation { pingWebhook(id: "${data.createWebhook.id}") }`);
    expect(errors).toBeUndefined();
    await until(() => messages.some((body) => body.includes("webhook.ping")));
  };
}

interface Answer<Data> {
  data: Data;
  errors?: { message: string; extensions: { fields?: { field: string }[] } }[];
}

async function run<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Answer<Data>> {
  return JSON.parse((await postTo(product.url, query, variables, cookie)).text) as Answer<Data>;
}

/** The formats to try, because some fields accept only certain formats. The last one leaves the field out. */
const forms: ((text: string) => unknown)[] = [
  (text) => text,
  (text) => `https://${text}.example/`,
  (text) => `/${text}`,
  (text) => `${text}@example.com`,
  () => undefined,
];

/** Returns an input whose text fields all contain the canary. `tries` counts the rejected formats of each field. */
function patchOf(type: GraphQLInputObjectType, text: string, tries: ReadonlyMap<string, number>, path = ""): object {
  const values = Object.values(type.getFields()).map(({ name, type: fieldType }) => {
    const at = path + name;
    const form = forms[Math.min(tries.get(at) ?? 0, forms.length - 1)]!;
    const bare = getNullableType(fieldType) as GraphQLInputType;
    const named = getNamedType(fieldType);
    if (isInputObjectType(named)) {
      const nested = form("") === undefined ? undefined : patchOf(named, text, tries, `${at}.`);
      return [name, isListType(bare) && nested ? [nested] : nested];
    }
    if (!isScalarType(named) || named.name !== "String") return [name, undefined];
    const value = form(`${text}${name.toLowerCase()}`);
    return [name, isListType(bare) && value !== undefined ? [value] : value];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as object;
}

/** Creates a draft with canaries in all text fields that accept them. Returns its id and the number of canaries. */
async function plant(noun: string, input: string, row: object, text: string) {
  const type = schema.getType(input) as GraphQLInputObjectType;
  const tries = new Map<string, number>();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const patch = patchOf(type, text, tries);
    const { data, errors } = await run<{ createDraft: { id: string; version: number } }>(
      "mutation ($input: DraftInput!) { createDraft(input: $input) { id version } }",
      { input: { noun, patch, ...row } },
    );
    if (!errors) return { ...data.createDraft, count: JSON.stringify(patch).split(canary).length - 1 };
    const fields = errors.flatMap(({ extensions }) => extensions.fields ?? []);
    if (fields.length === 0) throw new Error(`${noun}: ${JSON.stringify(errors)}`);
    for (const at of fields.map(({ field }) => field.replaceAll(/\.\d+/g, ""))) tries.set(at, (tries.get(at) ?? 0) + 1);
  }
  throw new Error(`No draft of ${noun} was accepted.`);
}

/** Returns rows of a noun for drafts to change. */
async function rowsOf(query: string | null): Promise<object[]> {
  if (query === null) return [];
  const { data, errors } = await run<Record<string, unknown>>(`{ ${query} }`);
  expect(errors).toBeUndefined();
  const [found] = Object.values(data) as [{ nodes?: object[] } | object[] | object];
  const rows = Array.isArray(found) ? found : ((found as { nodes?: object[] }).nodes ?? [found]);
  return (rows as { id: string; version: number }[])
    .slice(0, 4)
    .map(({ id, version }) => ({ rowId: id, rowVersion: version }));
}

/** Leaves a draft as it is, submits it, schedules it or discards it, depending on `number`. */
async function settle({ id, version }: { id: string; version: number }, number: number): Promise<void> {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const act = [null, "submitDraft", `scheduleDraft`, "discardDraft"][number % 4];
  if (!act) return;
  const time = act === "scheduleDraft" ? `, publishAt: "${at}"` : "";
  const { errors } = await run(`mutation { ${act}(id: "${id}", version: ${version}${time}) { id } }`);
  // Some of the drafts can't be published, so they can't be scheduled.
  expect(act === "scheduleDraft" ? undefined : errors).toBeUndefined();
}

/** Uploads an image, because the sample catalogue has none. */
async function uploadImage(): Promise<void> {
  const body = readFileSync("client/public/icon-192.png");
  const headers = { cookie, "content-type": "image/png", "x-file-name": "icon.png" };
  expect((await fetch(`${product.url}/images`, { method: "POST", headers, body })).status).toBeLessThan(300);
}

/**
 * Selects the fields of a type and of the objects in it, up to a maximum depth. Omits fields with required arguments.
 */
function select(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return isScalarType(named) || isEnumType(named) ? "" : "{ __typename }";
  const fields = Object.values(named.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && (depth > 0 || !isObjectType(getNamedType(field.type))),
  );
  const below = fields.filter(({ type: each }) => depth > 0 || isScalarType(getNamedType(each)));
  return `{ __typename ${below.map((field) => `${field.name} ${select(field.type, depth - 1)}`).join(" ")} }`;
}

/** Returns the smallest value that a required argument accepts. */
function smallest(type: GraphQLInputType): string {
  const bare = getNullableType(type);
  if (isListType(bare)) return `[${smallest(bare.ofType as GraphQLInputType)}]`;
  if (isEnumType(bare)) return bare.getValues()[0]!.name;
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter(isRequiredInputField);
    return `{ ${required.map((field) => `${field.name}: ${smallest(field.type)}`).join(" ")} }`;
  }
  return { Int: "1", Float: "1", Boolean: "true" }[getNamedType(bare).name] ?? `"${canary.slice(0, 5)}"`;
}

/**
 * Returns documents that call a query with the smallest arguments, with a search text, with the ids of drafts, and with
 * the slugs of casinos.
 */
function documentsOf(
  field: GraphQLField<unknown, unknown>,
  slugs: readonly string[],
  ids: readonly string[],
): string[] {
  const hasId = field.args.some(({ name }) => name === "id");
  const required = field.args
    .filter((argument) => isRequiredArgument(argument) && argument.name !== "id")
    .map(({ name, type }) => `${name}: ${smallest(type)}`);
  const filter = field.args.find(({ name }) => name === "filter");
  const filterType = filter && getNamedType(filter.type);
  const searches = isInputObjectType(filterType) && "search" in filterType.getFields();
  const extras = [
    ...(hasId ? ids.map((id) => `id: "${id}"`) : [""]),
    ...(searches ? [`filter: { search: "${canary.slice(0, 5)}" }`] : []),
    ...(field.args.some(({ name }) => name === "slug") ? slugs.map((slug) => `slug: "${slug}"`) : []),
  ];
  return extras.flatMap((extra) => {
    const args = [...required, extra].filter(Boolean).join(", ");
    return [2, 1, 0].map((depth) => `{ ${field.name}${args && `(${args})`} ${select(field.type, depth)} }`);
  });
}

async function textOf(path: string, init: RequestInit = {}): Promise<string> {
  return (await fetch(product.url + path, { redirect: "manual", ...init })).text();
}

/** Requests a snapshot of the catalogue, waits for it, and returns its lines. */
async function readSnapshot(): Promise<string> {
  const latest = () => fetch(`${product.url}/snapshots/latest.ndjson.gz`);
  const { headers: before } = await latest();
  const { errors } = await run("mutation { requestCatalogueSnapshot }");
  expect(errors).toBeUndefined();
  await until(async () => {
    const { ok, headers } = await latest();
    return ok && headers.get("etag") !== before.get("etag");
  });
  return gunzipSync(Buffer.from(await (await latest()).arrayBuffer())).toString();
}

/** Returns the paths of all pages that search engines may list. */
async function findPages(): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await textOf(path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const found = await locations("/sitemap.xml");
  const nested = await Promise.all(found.filter((path) => path.endsWith(".xml")).map(locations));
  return [...new Set([...found, ...nested.flat()])];
}

const files = [
  "/feed.xml",
  "/robots.txt",
  "/manifest.webmanifest",
  "/app-shell",
  "/admin",
  "/admin?tab=drafts",
  "/favorites",
  `/search?q=${canary.slice(0, 5)}`,
  `/casino/${canary}slug`,
  `/preview/${"A".repeat(43)}`,
];

it("no text from 50 drafts reaches a visitor, before or after the drafts are previewed", async () => {
  await uploadImage();
  const receiveMessages = await createWebhook();
  const targets: { noun: string; input: string; row: object }[] = [];
  for (const { noun, input, rows, isNew } of nouns) {
    const present = await rowsOf(rows);
    for (const row of [...present, ...(isNew ? [{}, {}] : [])]) targets.push({ noun, input, row });
  }
  const planted: { id: string; version: number; count: number; noun: string; isNew: boolean }[] = [];
  for (let number = 0; number < draftCount; number += 1) {
    const { noun, input, row } = targets[number % targets.length]!;
    const isNew = !("rowId" in row);
    planted.push({ ...(await plant(noun, input, row, `${canary}${number}`)), noun, isNew });
  }
  // A draft that adds a row gives its id to the row.
  const newIds = planted.filter(({ isNew }) => isNew).map(({ id }) => id);
  expect(new Set(planted.map(({ noun }) => noun)).size).toBe(nouns.length);
  for (const { count } of planted) expect(count).toBeGreaterThan(0);

  const pages = await findPages();
  expect(pages.length).toBeGreaterThan(50);
  const slugs = pages.flatMap((path) => /^\/casino\/([^/]+)$/.exec(path)?.[1] ?? []).slice(0, 2);
  const queries = Object.values(schema.getQueryType()!.getFields()).flatMap((field) =>
    documentsOf(field, slugs, newIds),
  );

  /** Requests all pages, files and queries as a visitor. Returns the URLs whose responses contain a canary. */
  async function findLeaks(): Promise<string[]> {
    const leaks: string[] = [];
    const look = (address: string, text: string) => {
      if (text.toLowerCase().includes(canary)) leaks.push(address);
    };
    for (const path of pages) {
      const response = await fetch(product.url + path, { redirect: "manual" });
      expect([path, response.status]).toEqual([path, 200]);
      look(path, await response.text());
    }
    for (const path of files) look(path, await textOf(path));
    const codes = new Map<string, string[]>();
    for (const query of queries) {
      const { text } = await postTo(product.url, query, {}, "");
      look(`POST ${query}`, text);
      look(`GET ${query}`, await textOf(`/graphql?${new URLSearchParams({ query })}`));
      const { errors = [] } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
      const name = /^\{ (\w+)/.exec(query)![1]!;
      codes.set(name, [...(codes.get(name) ?? []), errors[0]?.extensions.code ?? "none"]);
    }
    // A request that was rejected before its resolver ran proves nothing.
    const proving = new Set(["none", "UNAUTHENTICATED", "NOT_FOUND"]);
    expect([...codes].filter(([, found]) => !found.some((code) => proving.has(code)))).toEqual([]);
    // A 404 page may repeat the requested path.
    return leaks.filter((address) => !address.includes(canary));
  }

  expect(await findLeaks()).toEqual([]);
  const snapshot = await readSnapshot();
  expect(snapshot).toContain("northgate");
  expect(snapshot).not.toContain(canary);
  let shown = 0;
  for (const { id } of planted) {
    const { data } = await run<{ createDraftPreview: { path: string } } | null>(
      `mutation { createDraftPreview(id: "${id}") { path } }`,
    );
    if (data && (await textOf(data.createDraftPreview.path)).includes(canary)) shown += 1;
  }
  // The previews prove that the canaries would appear on the pages.
  expect(shown).toBeGreaterThan(10);
  for (const [number, draft] of planted.entries()) await settle(draft, number);
  expect(await findLeaks()).toEqual([]);
  await receiveMessages();
  expect(messages.join("\n").toLowerCase()).not.toContain(canary);
});
