/** Runs every example in docs/api.md with bash and curl against a test server, as a reader would. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { allNodes, type DirectoryValues, matchesDirectory } from "../../test/catalogue/plainFilters.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: true });
});
afterAll(() => server.close());

/** Matches a heading, or a shell block followed by a block with the expected output. */
const example = /^## (.+)$|```sh\n([^]*?)```\n+```(json|http)\n([^]*?)```/gm;

function* examples(): Generator<[heading: string, command: string, kind: string, output: string]> {
  let heading = "";
  for (const [, title, command, kind, output] of readFileSync("docs/api.md", "utf8").matchAll(example)) {
    if (title !== undefined) heading = title;
    else yield [heading, command!, kind!, output!];
  }
}

const run = promisify(execFile);

async function outputOf(command: string): Promise<string> {
  const { stdout } = await run("bash", ["-c", command.replaceAll("http://127.0.0.1:4000", server.url)]);
  return stdout;
}

interface Offer {
  title: string;
  bonusType: string;
  casino: (DirectoryValues & { name: string }) | null;
  value: { cost: number | null };
}

type CasinoRow = Omit<DirectoryValues, "authorities"> & { name: string; authorities: { slug: string }[] };

/** Returns all bonuses with the facts of their casinos, and with their cost for a deposit of 50. */
async function readAllOffers(): Promise<Offer[]> {
  const query = async (text: string, variables?: object) => {
    const body = JSON.stringify({ query: text, variables });
    const headers = { "content-type": "application/json" };
    return (await fetch(`${server.url}/graphql`, { method: "POST", headers, body })).json() as never;
  };
  const casino =
    "name withdrawalHours authorities { slug } casinoPaymentMethods { method { slug } canWithdraw payoutHoursTo }";
  const selection = `title bonusType casino { ${casino} } value(deposit: 50) { cost }`;
  const rows = await allNodes<Omit<Offer, "casino"> & { casino: CasinoRow | null }>({ query }, "bonuses", selection);
  return rows.map(({ casino: row, ...offer }) => ({
    ...offer,
    casino: row && { ...row, authorities: row.authorities.map(({ slug }) => slug) },
  }));
}

const anything: unknown = expect.anything();

/**
 * Returns a matcher for an example's output. An ellipsis matches any value but null. The response may have additional
 * keys.
 */
function asWritten(value: unknown): unknown {
  if (value === "…") return anything;
  if (Array.isArray(value)) return value.map(asWritten);
  if (value === null || typeof value !== "object") return value;
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asWritten(inner)])),
  );
}

describe("the examples in docs/api.md", () => {
  it.each([...examples()].filter(([, , kind]) => kind === "json"))(
    "under the heading '%s' return the JSON that the document shows",
    async (_h, command, _k, output) => {
      expect(JSON.parse(await outputOf(command))).toEqual(asWritten(JSON.parse(output)));
    },
  );

  it.each([...examples()].filter(([, , kind]) => kind === "http"))(
    "under the heading '%s' return the headers that the document shows",
    async (_h, command, _k, output) => {
      const headers = (await outputOf(command)).split("\r\n");
      for (const line of output.trim().split("\n")) {
        const [start = "", end = ""] = line.split("…");
        expect(headers.filter((each) => each.startsWith(start) && each.endsWith(end))).toHaveLength(1);
      }
    },
  );

  it("include one that finds the cheapest welcome offer from the casinos that match its filters", async () => {
    const [, command] = [...examples()].find(([heading]) => heading === "Asking the directory")!;
    const { data } = JSON.parse(await outputOf(command)) as { data: { bonuses: { nodes: Offer[] } } };
    const filter = { authorities: ["mga"], paymentMethods: ["trustly"], maxPayoutHours: 24 };
    const offers = (await readAllOffers()).filter(
      ({ bonusType, casino, value: { cost } }) =>
        bonusType === "WELCOME" && cost !== null && casino && matchesDirectory(casino, filter),
    );
    expect(offers.length).toBeGreaterThan(3);
    const least = Math.min(...offers.map(({ value }) => value.cost!));
    const cheapest = offers.filter(({ value }) => value.cost === least);
    expect(cheapest.length).toBeLessThan(offers.length);
    const [found] = data.bonuses.nodes;
    expect(cheapest.map(({ title, casino }) => `${title} at ${casino!.name}`)).toContain(
      `${found!.title} at ${found!.casino!.name}`,
    );
    expect(found!.value.cost).toBe(least);
  });

  it("there are more than five", () => {
    expect([...examples()].length).toBeGreaterThan(5);
  });
});
