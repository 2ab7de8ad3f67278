import { readFileSync } from "node:fs";
import { gql, InMemoryCache } from "@apollo/client";
import { jest } from "@jest/globals";
import { buildSchema, getNamedType, type GraphQLObjectType } from "graphql";
import { allNouns, type Noun, nouns } from "../../shared/nouns/registry";
import { createClient } from "./client";
import { syncAcrossTabs, invalidateCatalogue, onWrite } from "./catalogueWrites";

const names = gql`
  query Names {
    casinos {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** The nouns whose rows no write of the catalogue changes. The tabs for images and settings load them again. */
const keptNouns: Noun[] = ["image", "settings"];

function fill(cache: InMemoryCache): void {
  const node = { __typename: "Casino", id: "1", name: "Northgate" };
  const casinos = { __typename: "CasinoConnection", edges: [{ __typename: "CasinoEdge", node }] };
  cache.writeQuery({ query: names, data: { casinos } });
}

describe("after a write", () => {
  it("cached catalogue lists are evicted", () => {
    const cache = new InMemoryCache();
    fill(cache);
    invalidateCatalogue(cache);
    expect(cache.readQuery({ query: names })).toBeNull();
  });

  it("rows stay in the cache without their list, because an open form may still show them", () => {
    const cache = new InMemoryCache();
    fill(cache);
    invalidateCatalogue(cache);
    expect(JSON.stringify(cache.extract())).toContain("Northgate");
  });

  it("no query of rows, one row or a list of any noun is left in the cache", () => {
    const { Query } = buildSchema(readFileSync("schema.graphql", "utf8")).getTypeMap();
    const typenames: string[] = allNouns
      .filter((noun) => !keptNouns.includes(noun))
      .map((noun) => nouns[noun].typename);
    const queries = Object.values((Query as GraphQLObjectType).getFields()).filter(({ type }) =>
      typenames.includes(getNamedType(type).name.replace(/Connection$/, "")),
    );
    const found = queries.map(({ type }) => getNamedType(type).name.replace(/Connection$/, ""));
    expect([...new Set(found)].toSorted()).toEqual(typenames.toSorted());
    const cache = new InMemoryCache();
    cache.restore({ ROOT_QUERY: Object.fromEntries(queries.map(({ name }) => [name, null])) });
    invalidateCatalogue(cache);
    expect(cache.extract()["ROOT_QUERY"] ?? {}).toEqual({});
  });

  it("a deleted row is evicted from the cache", () => {
    const cache = new InMemoryCache();
    fill(cache);
    invalidateCatalogue(cache, [{ __typename: "Casino", id: "1" }]);
    expect(JSON.stringify(cache.extract())).not.toContain("Northgate");
  });

  it("listeners are called until they unsubscribe", () => {
    const listener = jest.fn();
    const stop = onWrite(listener);
    invalidateCatalogue(new InMemoryCache());
    stop();
    invalidateCatalogue(new InMemoryCache());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("another tab evicts the same entries", async () => {
    const other = createClient();
    fill(other.cache as InMemoryCache);
    const stop = syncAcrossTabs(other);
    const writer = new BroadcastChannel("honestodds-catalogue");
    const notified = new Promise<void>((resolve) => void onWrite(resolve));
    writer.postMessage([{ __typename: "Casino", id: "1" }, "nonsense"]); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
    await notified;
    writer.close();
    stop();
    expect(JSON.stringify(other.cache.extract())).not.toContain("Northgate");
  });
});
