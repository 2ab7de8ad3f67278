/**
 * `npm run bench:facets` measures how long a filtered page takes with its count and its facets. It uses 50,000 casinos
 * and no response cache. With DATABASE_URL, it uses a database that `bench:seed -- --scale 100` has filled. Otherwise,
 * it uses the same casinos in an embedded database in memory.
 */
import { openInProcess, type Taken } from "./inProcess.js";
import { print, summary } from "./measure.js";

const rounds = 2;

const choices = {
  providers: [["netent"], ["evolution", "play-n-go"], ["booming-games"], ["greentube", "igt"]],
  paymentMethods: [["visa"], ["trustly"], ["bitcoin", "litecoin"], ["interac"]],
  authorities: [["mga"], ["ukgc"], ["curacao-egaming"]],
  maxPayoutHours: [24, 1],
  minRating: [4, 4.5],
  hasLiveGames: [true],
};

/** Yields every filter with one value, and every pair of values from two different filters. */
function* filters(): Generator<Record<string, unknown>> {
  const all = Object.entries(choices).flatMap(([field, values]) => values.map((value) => [field, value] as const));
  for (const [at, [field, value]] of all.entries()) {
    yield { [field]: value };
    for (const [other, second] of all.slice(at + 1)) if (other !== field) yield { [field]: value, [other]: second };
  }
}

const inProcess = await openInProcess(100);

async function bench(title: string, list: string, type: string, all: unknown[]): Promise<void> {
  const selections = {
    page: "",
    "page and count": "totalCount",
    "page and facets": "facets { key values { slug name count } }",
  };
  const rows: Parameters<typeof print>[1] = [];
  for (const [name, selection] of Object.entries(selections)) {
    const taken: Taken[] = [];
    for (let round = 0; round <= rounds; round += 1)
      for (const filter of all) {
        const query = `query ($filter: ${type}) { ${list}(filter: $filter, first: 24) { nodes { name rating } ${selection} } }`;
        const each = await inProcess.run(query, { filter });
        // The first round does not count, because it prepares statements.
        if (round > 0) taken.push(each);
      }
    rows.push([name, summary(taken.map(({ milliseconds }) => milliseconds))]);
    rows.push([`${name}, CPU time`, summary(taken.map(({ cpu }) => cpu))]);
  }
  print(title, rows);
}

await bench("50,000 casinos, filtered", "casinos", "CasinoFilter", [...filters()]);
await bench("50,000 casinos, all of them", "casinos", "CasinoFilter", [{}]);
await inProcess.close();
