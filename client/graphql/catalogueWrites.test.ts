import { gql, InMemoryCache } from "@apollo/client";
import { jest } from "@jest/globals";
import { createClient } from "./client";
import { followWrites, noteWrite, onWrite } from "./catalogueWrites";

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

function fill(cache: InMemoryCache): void {
  const node = { __typename: "Casino", id: "1", name: "Northgate" };
  const casinos = { __typename: "CasinoConnection", edges: [{ __typename: "CasinoEdge", node }] };
  cache.writeQuery({ query: names, data: { casinos } });
}

describe("after a write", () => {
  it("nothing that lists the catalogue is answered from the cache", () => {
    const cache = new InMemoryCache();
    fill(cache);
    noteWrite(cache);
    expect(cache.readQuery({ query: names })).toBeNull();
  });

  it("a row that is gone is nowhere in the cache", () => {
    const cache = new InMemoryCache();
    fill(cache);
    noteWrite(cache, [{ __typename: "Casino", id: "1" }]);
    expect(JSON.stringify(cache.extract())).not.toContain("Northgate");
  });

  it("who listens is told, until they stop", () => {
    const listener = jest.fn();
    const stop = onWrite(listener);
    noteWrite(new InMemoryCache());
    stop();
    noteWrite(new InMemoryCache());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("another tab forgets the same", async () => {
    const other = createClient();
    fill(other.cache as InMemoryCache);
    const stop = followWrites(other);
    const writer = new BroadcastChannel("honestodds-catalogue");
    const told = new Promise<void>((resolve) => void onWrite(resolve));
    writer.postMessage([{ __typename: "Casino", id: "1" }, "nonsense"]); // oxlint-disable-line unicorn/require-post-message-target-origin -- a channel has none
    await told;
    writer.close();
    stop();
    expect(JSON.stringify(other.cache.extract())).not.toContain("Northgate");
  });
});
