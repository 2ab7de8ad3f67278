/**
 * The client as the server runs it: which queries an address needs, and the page rendered once from their answers.
 * Holds no state between requests and talks to nobody.
 */
import { ApolloClient, ApolloLink } from "@apollo/client";
import { print } from "graphql";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { App } from "./app/App";
import { handedResults, resultOf, type Answer, type Handover } from "./app/handover";
import { renderHead, splitHoisted } from "./app/renderHead";
import { isRoute, listedPaths, loadEveryPage, matchRoute } from "./app/routes";
import { createCache } from "./graphql/client";
import { manifest } from "./graphql/documents/manifest";
import { isMock } from "./graphql/mock";
import type { HandedResult, PageQuery } from "./graphql/pageQuery";
import { ServerResponse, ServerResponseContext } from "./shared/serverResponse";

export interface PagePlan {
  kind: "render" | "shell";
  /** The canonical path with the known query parameters: two addresses with one key are one page. */
  key: string;
  queries: { operationName: string; query: string; variables: Record<string, unknown> }[];
}

export interface PageInput {
  url: string;
  publicUrl: string;
  /** The answers to the plan's queries, in their order. */
  results: readonly Answer[];
  /** Send the frame only. */
  shell: boolean;
}

export interface PageResult {
  status: number;
  redirect?: string;
  head: string;
  body: string;
  state: string;
}

await loadEveryPage({ withShells: false });

/** Where the pages are that search engines may list: for the sitemap. */
export const publicPaths = listedPaths;
export { casinoPath } from "./shared/paths";

/** The text of every operation of the client by its hash, for a server to know before anybody asks by hash alone. */
export const documents = manifest;

const texts = new WeakMap<object, string>();

/** The text of a document, printed once. */
function textOf(document: PageQuery["document"]): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

function nameOf(document: PageQuery["document"]): string {
  const operation = document.definitions.find((one) => one.kind === "OperationDefinition");
  return operation?.name?.value ?? "";
}

/** Two slashes at the start of a path are part of the path here, not the name of another host. What is no address leads to no page. */
function readAddress(url: string) {
  const isWhole = !url.startsWith("/") && URL.canParse(url);
  const { pathname, search } = new URL(isWhole ? url : `http://localhost/${url.replace(/^\//, "")}`);
  return { pathname, search, ...matchRoute(pathname, search) };
}

/** What the server has to find out before it renders an address. */
export function planPage(url: string): PagePlan {
  const { row, match } = readAddress(url);
  const query = new URLSearchParams(match.query).toString();
  const key = query ? `${match.path}?${query}` : match.path;
  if (row.isShell) return { kind: "shell", key, queries: [] };
  const queries = isMock ? [] : (row.page.loaded()?.queries?.(match) ?? []);
  return {
    kind: "render",
    key,
    queries: queries.map(({ document, variables }) => ({
      operationName: nameOf(document),
      query: textOf(document),
      variables,
    })),
  };
}

/** No component asks a server on its own while it renders: this client exists for those that will in the browser. It holds nothing. */
const idleClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.empty(),
  ssrMode: true,
  dataMasking: true,
});

/** The status unless the page that is rendered knows better; a frame renders no page. */
function statusBefore(isKnown: boolean, handed: readonly HandedResult[]): number {
  if (!isKnown) return 404;
  return handed.some((one) => one.failure) ? 503 : 200;
}

/** Renders an address once, from the answers to its planned queries. Throws what a page throws. */
export function renderPage({ url, publicUrl, results, shell }: PageInput): PageResult {
  const { pathname, search, row, match } = readAddress(url);
  const isKnown = isRoute(pathname);
  if (isKnown && match.path !== pathname)
    return { status: 301, redirect: `${match.path}${search}`, head: "", body: "", state: "{}" };

  const handover: Handover = { publicUrl, isShell: shell, results: shell ? [] : results.map(resultOf) };
  const queries = shell ? [] : (row.page.loaded()?.queries?.(match) ?? []);
  const handed = handedResults(queries, handover.results);
  const response = new ServerResponse(statusBefore(isKnown, handed));
  const markup = renderToString(
    <ServerResponseContext value={response}>
      <StaticRouter location={`${pathname}${search}`}>
        <App client={idleClient} handed={handed} isShell={shell} publicUrl={publicUrl} />
      </StaticRouter>
    </ServerResponseContext>,
  );
  const { hoisted, body } = splitHoisted(markup);
  const { status, redirect } = response;
  const page = { status, head: renderHead(hoisted, row.file), body, state: JSON.stringify(handover) };
  return redirect ? { ...page, redirect } : page;
}
