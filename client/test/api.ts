/** The API as the client's tests see it: one answer for each operation, by its name. */
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
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

/** What no test needs to say: every page records that it was viewed, and whoever opens the panel is signed in. */
function answerAlways(): void {
  answer("Session", () => ({ data: { session: makeSession() } }));
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

/** Fails the test that asked the API for something that it does not answer. */
export function expectAnswered(): void {
  const names = [...unanswered].join(", ");
  unanswered.clear();
  if (names) throw new Error(`The test gives no answer to ${names}.`);
}

export function forgetAnswers(): void {
  answers.clear();
  recordedEvents.length = 0;
  answerAlways();
}

interface Asked {
  operationName: string;
  variables: Record<string, unknown>;
}

async function readAsked(request: Request): Promise<Asked> {
  if (request.method === "POST") return (await request.json()) as Asked;
  const parameters = new URL(request.url).searchParams;
  const variables = JSON.parse(parameters.get("variables") ?? "{}") as Record<string, unknown>;
  return { operationName: parameters.get("operationName") ?? "", variables };
}

answerAlways();

export const api = setupServer(
  http.all("http://localhost/graphql", async ({ request }) => {
    const { operationName, variables } = await readAsked(request);
    const answerer = answers.get(operationName);
    if (answerer) return HttpResponse.json((await answerer(variables)) as Record<string, unknown>);
    unanswered.add(operationName);
    return HttpResponse.error();
  }),
);
