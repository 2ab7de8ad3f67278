/**
 * Mocks the API in the client's tests. Each operation has one mocked response, which is found by the operation's name.
 */
import { readFileSync } from "node:fs";
import { buildSchema, getVariableValues, Kind, parse, validate, type OperationDefinitionNode } from "graphql";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { persistedDocuments } from "../graphql/persistedDocuments.generated";
import { articleResponses } from "./articles";
import { facetsResponse, gameFacetsResponse, makeTrustScore, bonusFacetsResponse } from "./catalogue";
import { makeScoringRules } from "./scoringRules";
import { gamesAndBonusesResponse } from "./gamesAndBonuses";
import { makeSession } from "./session";
import { aboutSettings, helpSettings, storedSettings } from "./site";

interface MockResponse {
  data?: unknown;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

type Resolver = (variables: Record<string, unknown>) => MockResponse | Promise<MockResponse>;

const resolvers = new Map<string, Resolver>();

/** The operations without a mocked response that this test requested. */
const unmocked = new Set<string>();

/** The analytics events that the API received in this test. */
export const recordedEvents: Record<string, unknown>[] = [];

/** The header with the number of the test that sent a request. */
export const testHeader = "x-test";

let test = 0;

/** Returns the number of the running test. */
export function currentTest(): number {
  return test;
}

/** The release that the panel shows. */
export const softwareRelease = { __typename: "SoftwareRelease" as const, version: "1.2.0", build: "0123456789ab" };

const noSample = {
  __typename: "SampleCatalogue",
  casinos: 0,
  bonuses: 0,
  games: 0,
  articles: 0,
  people: 0,
  embeddedBy: [],
  starterPages: [],
} as const;

/**
 * Mocks the default responses. For example, an editor is signed in, no path redirects, a search finds no games or
 * bonuses, and analytics events are recorded.
 */
function mockDefaults(): void {
  mockOperation("Session", () => ({ data: { session: makeSession() } }));
  for (const name of ["DraftsOfRow", "ScheduledDraftsOfRow"])
    mockOperation(name, () => ({ data: { drafts: { __typename: "DraftConnection", edges: [] } } }));
  mockOperation("recordPresence", () => ({ data: { recordPresence: [] } }));
  mockOperation("removePresence", () => ({ data: { removePresence: true } }));
  mockOperation("TrustScorePreview", () => ({ data: { trustScorePreview: makeTrustScore() } }));
  mockOperation("ListViews", () => ({ data: { listViews: [] } }));
  mockOperation("RedirectFrom", () => ({ data: { redirectFrom: null } }));
  mockOperation("RedirectWarnings", () => ({ data: { redirectWarnings: [] } }));
  mockOperation("NeedsFirstAccount", () => ({ data: { needsFirstAccount: false } }));
  mockOperation("SetupProgress", () => ({
    data: { needsFirstAccount: false, sampleCatalogue: noSample, softwareRelease },
  }));
  mockOperation("ScoringRules", () => ({ data: { scoringRules: makeScoringRules() } }));
  mockOperation("AboutPage", () => ({ data: { siteSettings: aboutSettings } }));
  mockOperation("SettingsToEdit", () => ({ data: { siteSettings: storedSettings } }));
  mockOperation("HelpLines", () => ({ data: { siteSettings: helpSettings } }));
  mockOperation("CasinoFacets", () => facetsResponse());
  mockOperation("GameFacets", () => gameFacetsResponse());
  mockOperation("SearchGamesAndBonuses", () => gamesAndBonusesResponse({}));
  mockOperation("BonusFilterCounts", (filters) => ({
    data: Object.fromEntries(
      Object.keys(filters).map((name) => [name, { __typename: "BonusConnection", totalCount: 7 }]),
    ),
  }));
  mockOperation("BonusFacets", () => bonusFacetsResponse({}));
  mockOperation("recordExport", () => ({ data: { recordExport: true } }));
  for (const [name, resolver] of Object.entries(articleResponses)) mockOperation(name, resolver);
  mockOperation("recordEvent", ({ input }) => {
    recordedEvents.push(input as Record<string, unknown>);
    return { data: { recordEvent: true } };
  });
}

/** Mocks the API's response to an operation. The mock lasts until the end of the test. */
export function mockOperation(operationName: string, resolver: Resolver): void {
  resolvers.set(operationName, resolver);
}

/** Makes an operation fail with an API error code. */
export function fail(operationName: string, code: string): void {
  mockOperation(operationName, () => ({ data: null, errors: [{ message: "not for visitors", extensions: { code } }] }));
}

/**
 * The operations that the real API would reject because of an unknown hash, an invalid document or invalid variables.
 */
const rejected = new Set<string>();
const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });
const operations = new Map<string, OperationDefinitionNode | string>();

function findOperation(sent: string): OperationDefinitionNode | string {
  const text = sent.includes("{") ? sent : persistedDocuments[sent];
  if (text === undefined) return "its document is not in the manifest";
  const document = parse(text);
  const [invalid] = validate(schema, document);
  return invalid?.message ?? document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
}

function findProblem({ variables, document }: GraphqlRequest): string | undefined {
  const operation = operations.get(document) ?? findOperation(document);
  operations.set(document, operation);
  if (typeof operation === "string") return operation;
  return getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors?.[0]?.message;
}

/** Fails the test if it requested an operation without a mocked response, or an operation that the API would reject. */
export function expectNoUnmockedRequests(): void {
  const names = [...unmocked].join(", ");
  unmocked.clear();
  const problems = [...rejected].join("\n");
  rejected.clear();
  if (names) throw new Error(`The test has no mocked response for ${names}.`);
  if (problems) throw new Error(`The server would reject these operations.\n${problems}`);
}

/** Ends a test. The next test does not notice requests that are still on their way. */
export function resetMocks(): void {
  test += 1;
  resolvers.clear();
  recordedEvents.length = 0;
  mockDefaults();
}

interface GraphqlRequest {
  operationName: string;
  variables: Record<string, unknown>;
  /** The query text of the request. If the request has no text, this is the hash of its document. */
  document: string;
}

interface Body {
  operationName: string;
  variables: Record<string, unknown>;
  query?: string;
  extensions?: Extensions;
}

interface Extensions {
  persistedQuery?: { sha256Hash: string };
}

function parseBody(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    throw new Error(`The request's body is not JSON: ${text}`);
  }
}

export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest> {
  if (request.method === "POST") {
    const { operationName, variables, query, extensions } = parseBody(await request.text());
    return { operationName, variables, document: query ?? extensions?.persistedQuery?.sha256Hash ?? "" };
  }
  const parameters = new URL(request.url).searchParams;
  const read = (name: string) => JSON.parse(parameters.get(name) ?? "{}") as Record<string, unknown>;
  const { persistedQuery } = read("extensions") as Extensions;
  const operationName = parameters.get("operationName") ?? "";
  const document = parameters.get("query") ?? persistedQuery?.sha256Hash ?? "";
  return { operationName, variables: read("variables"), document };
}

mockDefaults();

export const api = setupServer(
  http.all("http://localhost/graphql", async ({ request }) => {
    if (request.headers.get(testHeader) !== String(test)) return HttpResponse.json({ data: null });
    const operation = await readGraphqlRequest(request);
    const { operationName, variables } = operation;
    const problem = findProblem(operation);
    if (problem !== undefined) rejected.add(`${operationName}: ${problem}`);
    const resolver = resolvers.get(operationName);
    if (resolver) return HttpResponse.json((await resolver(variables)) as Record<string, unknown>);
    unmocked.add(operationName);
    return HttpResponse.error();
  }),
);
