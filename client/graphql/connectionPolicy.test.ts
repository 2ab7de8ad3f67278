import { gql, InMemoryCache } from "@apollo/client";
import { connectionPolicy } from "./connectionPolicy";

const list = gql`
  query List($isNew: Boolean, $first: Int, $after: String) {
    casinos(filter: { isNew: $isNew }, first: $first, after: $after) {
      totalCount
      edges {
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

function page(ids: string[], endCursor: string | null) {
  return {
    casinos: {
      __typename: "CasinoConnection",
      totalCount: 5,
      edges: ids.map((id) => ({ __typename: "CasinoEdge", node: { __typename: "Casino", id } })),
      pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
    },
  };
}

interface Read {
  casinos: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean } };
}

let cache: InMemoryCache;
const write = (variables: object, data: object) => cache.writeQuery({ query: list, variables, data });
const read = (variables: object) => cache.readQuery<Read>({ query: list, variables })?.casinos;
const idsOf = (variables: object) => read(variables)?.edges.map(({ node }) => node.id);

beforeEach(() => {
  cache = new InMemoryCache({ typePolicies: { Query: { fields: { casinos: connectionPolicy() } } } });
});

describe("a list in the cache", () => {
  it("grows with each page that arrives", () => {
    write({ first: 2 }, page(["1", "2"], "c2"));
    write({ first: 2, after: "c2" }, page(["3", "4"], "c4"));
    expect(idsOf({ first: 2 })).toEqual(["1", "2", "3", "4"]);
    write({ first: 2, after: "c4" }, page(["5"], null));
    expect(idsOf({ first: 2 })).toEqual(["1", "2", "3", "4", "5"]);
    expect(read({ first: 2 })?.pageInfo.hasNextPage).toBe(false);
  });

  it("is stored separately if the visitor opened a later page by its URL", () => {
    write({ first: 2, after: "c2" }, page(["3", "4"], "c4"));
    expect(idsOf({ first: 2, after: "c2" })).toEqual(["3", "4"]);
    expect(read({ first: 2 })).toBeUndefined();
  });

  it("is stored separately for each filter and page size", () => {
    write({ first: 2 }, page(["1", "2"], "c2"));
    write({ first: 2, isNew: true }, page(["9"], null));
    write({ first: 6 }, page(["1"], null));
    expect(idsOf({ first: 2 })).toEqual(["1", "2"]);
    expect(idsOf({ first: 2, isNew: true })).toEqual(["9"]);
  });

  it("starts over when its first page has changed", () => {
    write({ first: 2 }, page(["1", "2"], "c2"));
    write({ first: 2 }, page(["7", "1"], "c1"));
    expect(idsOf({ first: 2 })).toEqual(["7", "1"]);
  });

  it("omits a deleted row", () => {
    write({ first: 2 }, page(["1", "2"], null));
    cache.evict({ id: "Casino:1" });
    expect(idsOf({ first: 2 })).toEqual(["2"]);
  });

  it("does not loop forever if its pages form a cycle", () => {
    write({ first: 2 }, page(["1"], "c1"));
    write({ first: 2, after: "c1" }, page(["2"], "c1"));
    expect(idsOf({ first: 2 })).toEqual(["1", "2"]);
  });
});
