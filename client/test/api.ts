/** The API as the client's tests see it: one answer for each operation, by its name. */
import { readFileSync } from "node:fs";
import { buildSchema, getVariableValues, Kind, parse, validate, type OperationDefinitionNode } from "graphql";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { manifest } from "../graphql/documents/manifest";
import { makeScoringRules } from "./scoringRules";
import { gamesAndBonusesAnswer } from "./gamesAndBonuses";
import { makeSession } from "./session";

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

type Answerer = (variables: Record<string, unknown>) => Answer | Promise<Answer>;

const answers = new Map<string, Answerer>();

/** Operations that were asked for in this test and that it gives no answer to. */
const unanswered = new Set<string>();

/** The analytics events that the API has received in this test. */
export const recordedEvents: Record<string, unknown>[] = [];

/** What no test needs to say: a search finds no games and no bonuses, every page records that it was viewed, and whoever opens the panel is signed in. */
function answerAlways(): void {
  answer("Session", () => ({ data: { session: makeSession() } }));
  answer("About", () => ({ data: { scoringRules: makeScoringRules() } }));
  answer("SearchGamesAndBonuses", () => gamesAndBonusesAnswer({}));
  answer("recordEvent", ({ input }) => {
    recordedEvents.push(input as Record<string, unknown>);
    return { data: { recordEvent: true } };
  });
}

/** Says how the API answers an operation until the end of the test. */
export function answer(operationName: string, answerer: Answerer): void {
  answers.set(operationName, answerer);
}

/** Makes an operation fail with one of the API's codes. */
export function fail(operationName: string, code: string): void {
  answer(operationName, () => ({ data: null, errors: [{ message: "not for visitors", extensions: { code } }] }));
}

/** What the real API would reject: a hash of no document, a document that is not valid, variables of other types. */
const rejected = new Set<string>();
const schema = buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValid: true });
const operations = new Map<string, OperationDefinitionNode | string>();

function findOperation(sent: string): OperationDefinitionNode | string {
  const text = sent.includes("{") ? sent : manifest[sent];
  if (text === undefined) return "its document is not in the manifest";
  const document = parse(text);
  const [invalid] = validate(schema, document);
  return invalid?.message ?? document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)!;
}

function findProblem({ variables, document }: Asked): string | undefined {
  const operation = operations.get(document) ?? findOperation(document);
  operations.set(document, operation);
  if (typeof operation === "string") return operation;
  return getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors?.[0]?.message;
}

/** Fails the test that asked the API for something that it does not answer. */
export function expectAnswered(): void {
  const names = [...unanswered].join(", ");
  unanswered.clear();
  const problems = [...rejected].join("\n");
  rejected.clear();
  if (names) throw new Error(`The test gives no answer to ${names}.`);
  if (problems) throw new Error(`The server would reject these operations.\n${problems}`);
}

export function forgetAnswers(): void {
  answers.clear();
  recordedEvents.length = 0;
  answerAlways();
}

interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
  /** Its hash, or its text where that is sent. */
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

async function readAsked(request: Request): Promise<Asked> {
  if (request.method === "POST") {
    const { operationName, variables, query, extensions } = (await request.json()) as Body;
    return { operationName, variables, document: query ?? extensions?.persistedQuery?.sha256Hash ?? "" };
  }
  const parameters = new URL(request.url).searchParams;
  const read = (name: string) => JSON.parse(parameters.get(name) ?? "{}") as Record<string, unknown>;
  const { persistedQuery } = read("extensions") as Extensions;
  const operationName = parameters.get("operationName") ?? "";
  return { operationName, variables: read("variables"), document: persistedQuery?.sha256Hash ?? "" };
}

answerAlways();

export const api = setupServer(
  http.all("http://localhost/graphql", async ({ request }) => {
    const asked = await readAsked(request);
    const { operationName, variables } = asked;
    const problem = findProblem(asked);
    if (problem !== undefined) rejected.add(`${operationName}: ${problem}`);
    const answerer = answers.get(operationName);
    if (answerer) return HttpResponse.json((await answerer(variables)) as Record<string, unknown>);
    unanswered.add(operationName);
    return HttpResponse.error();
  }),
);
