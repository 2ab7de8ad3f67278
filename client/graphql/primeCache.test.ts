import { gql } from "@apollo/client";
import { createClient } from "./client";
import { primeCache } from "./primeCache";
import type { PageQuery } from "./pageQuery";

const document = gql`
  query Two($slug: String!) {
    casino(slug: $slug) {
      ...Named
      __typename
    }
    best: casinos(first: 1) {
      edges {
        node {
          ...Named
          __typename
        }
        __typename
      }
      __typename
    }
  }
  fragment Named on Casino {
    id
    name
    __typename
  }
` as PageQuery["document"];
const variables = { slug: "northgate" };
const northgate = { __typename: "Casino", id: "1", name: "Northgate" };
const tidewater = { __typename: "Casino", id: "2", name: "Tidewater" };
const data = {
  casino: northgate,
  best: { __typename: "CasinoConnection", edges: [{ __typename: "CasinoEdge", node: tidewater }] },
};

it("primeCache caches every part of a page's responses", async () => {
  const client = createClient();
  await primeCache(client, [{ document, variables, data }]);
  expect(client.readQuery({ query: document, variables: variables as never })).toEqual(data);
  expect(client.cache.extract()).toMatchObject({ "Casino:1": northgate, "Casino:2": tidewater });
});

it("primeCache ignores a failed response", async () => {
  const client = createClient();
  await primeCache(client, [{ document, variables, failure: { code: "INTERNAL_SERVER_ERROR", message: "" } }]);
  expect(client.cache.extract()).toEqual({});
});
