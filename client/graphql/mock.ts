import { ApolloLink, Observable } from "@apollo/client";
import { Kind, type DocumentNode, type FieldNode } from "graphql";

const emptyPage = {
  __typename: "PageInfo",
  hasNextPage: false,
  hasPreviousPage: false,
  startCursor: null,
  endCursor: null,
};

function emptyConnection(noun: string) {
  return { __typename: `${noun}Connection`, edges: [], nodes: [], pageInfo: emptyPage, totalCount: 0, facets: [] };
}

/**
 * Returns an empty value for each of the API's root fields that can't be null. This is a function, so the bundler can
 * leave it out of a build with an API.
 */
const emptyResponses = (): Readonly<Record<string, object>> => ({
  casinos: emptyConnection("Casino"),
  bonuses: emptyConnection("Bonus"),
  games: emptyConnection("Game"),
  articles: emptyConnection("Article"),
  people: emptyConnection("Person"),
  redirects: emptyConnection("Redirect"),
  auditLog: emptyConnection("AuditEntry"),
  team: { __typename: "Team", accounts: [], invitations: [], canSendEmail: false },
  // The mock needs no sign-in, because it has no data to protect.
  session: {
    __typename: "Session",
    id: "demo",
    name: "demo",
    role: "OWNER",
    permissions: [],
    isDemo: true,
    lastUsedAt: null,
    expiresAt: null,
  },
  factsToCheck: {
    __typename: "FactQueue",
    facts: [],
    counts: { __typename: "FactCounts", reported: 0, changed: 0, stale: 0 },
  },
  providers: [],
  paymentMethods: [],
  licensingAuthorities: [],
  siteSettings: {
    __typename: "SiteSettings",
    id: "mock",
    casinoCount: null,
    mission: null,
    story: null,
    helpLines: [],
  },
  sampleCatalogue: {
    __typename: "SampleCatalogue",
    casinos: 0,
    bonuses: 0,
    games: 0,
    articles: 0,
    people: 0,
    embeddedBy: [],
    starterPages: [],
  },
  scoringRules: { __typename: "ScoringRules", start: 0, maximum: 0, rules: [] },
  searchSuggestions: {
    __typename: "SearchSuggestions",
    casinos: [],
    games: [],
    bonuses: [],
    providers: [],
    paymentMethods: [],
    licensingAuthorities: [],
    articles: [],
  },
});

function rootFields(document: DocumentNode): FieldNode[] {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation?.selectionSet.selections.filter((one) => one.kind === Kind.FIELD) ?? [];
}

/** Returns empty data for every query, without an error. */
export function mockResponse(document: DocumentNode): Record<string, unknown> {
  const responses = emptyResponses();
  const entries = rootFields(document).map((field) => {
    const name = field.alias?.value ?? field.name.value;
    return [name, responses[field.name.value] ?? null] as const;
  });
  return Object.fromEntries(entries);
}

/** Creates a link that responds with empty data and sends no requests. */
export function createMockLink(): ApolloLink {
  // The specification requires this warning. The mock logs nothing else.
  console.warn("Supabase environment variables not found. Using mock client."); // oxlint-disable-line eslint/no-console -- specified output
  return new ApolloLink(
    ({ query }) =>
      new Observable((observer) => {
        observer.next({ data: mockResponse(query) });
        observer.complete();
      }),
  );
}
