/** A copy of the catalogue that another company could build. It uses only HTTP and what docs/api.md says. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { buildSchema, getNamedType, type GraphQLObjectType, type GraphQLSchema, isObjectType } from "graphql";

type Entry = Record<string, unknown>;

interface Line {
  noun: string;
  id: string;
  entry: Entry;
}

interface FeedPage {
  nodes: (Omit<Line, "entry"> & { isDeleted: boolean; entry: Entry | null })[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

interface GraphqlResponse<Data> {
  data: Data;
  errors?: { extensions: { code: string } }[];
}

interface ListPage {
  nodes: Entry[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** The types of the rows, with their lists. */
const lists = { Casino: "casinos", Bonus: "bonuses", Game: "games" };
type ListedType = keyof typeof lists;

/** How many rows a request asks for, as the document says. */
const rowsPerRequest = Number(/pass `first: (\d+)`/.exec(readFileSync("docs/api.md", "utf8"))![1]);

/** A mirror that starts more often than this would never end. */
const mostFullReads = 10;

/** The fields that, according to docs/api.md, can change without a change of the row. */
const unreported = ["bonusCount", "facts", "trustScore"];

export class DocumentedMirror {
  readonly #rows = new Map<string, Entry>();
  #cursor: string | null = null;
  #schema: GraphQLSchema | null = null;
  /** How many times the mirror has started with an empty copy. */
  fullReads = 0;
  /** How many rows the mirror has received in snapshots and in the feed. */
  received = 0;

  constructor(private readonly url: string) {}

  /** Step 1: downloads the snapshot into an empty copy. Without a snapshot, the feed is read from its start. */
  async start(): Promise<void> {
    this.#rows.clear();
    this.#cursor = null;
    this.fullReads += 1;
    if (this.fullReads > mostFullReads) throw new Error("The mirror starts again and again.");
    const response = await fetch(`${this.url}/snapshots/latest.ndjson.gz`);
    const file = Buffer.from(await response.arrayBuffer());
    if (response.status === 404) return;
    const [first, ...lines] = gunzipSync(file).toString().trim().split("\n");
    this.#cursor = (JSON.parse(first!) as { cursor: string }).cursor;
    for (const line of lines) {
      const { noun, id, entry } = JSON.parse(line) as Line;
      this.#rows.set(`${noun} ${id}`, entry);
    }
    this.received += lines.length;
  }

  /** Steps 2 to 4: reads the feed to its end, and starts again if the cursor has expired. */
  async follow(onPage: () => Promise<void> = async () => undefined): Promise<void> {
    for (;;) {
      const page = await this.#readFeed();
      if (page === null) await this.start();
      else if (this.#apply(page)) return;
      await onPage();
    }
  }

  /** Applies a page of the feed. Returns whether it is the last one. */
  #apply({ nodes, pageInfo }: FeedPage): boolean {
    for (const { noun, id, isDeleted, entry } of nodes) {
      if (isDeleted) this.#rows.delete(`${noun} ${id}`);
      else this.#rows.set(`${noun} ${id}`, entry!);
    }
    this.received += nodes.length;
    this.#cursor = pageInfo.endCursor;
    return !pageInfo.hasNextPage;
  }

  /** Reads a page of the feed. Returns null if the cursor has expired. */
  async #readFeed(): Promise<FeedPage | null> {
    const schema = await this.#readSchema();
    const entry = Object.keys(lists).map((type) => `... on ${type} { ${selectionOf(schema, type)} }`);
    const query = `query ($since: String) { changes(first: ${rowsPerRequest}, since: $since) {
      nodes { noun id isDeleted entry { ${entry.join(" ")} } } pageInfo { hasNextPage endCursor } } }`;
    const { data, errors } = await this.#send<{ changes: FeedPage }>(query, { since: this.#cursor });
    if (errors?.[0]?.extensions.code === "CURSOR_EXPIRED") return null;
    if (errors) throw new Error(JSON.stringify(errors));
    return data.changes;
  }

  /** Returns the copied rows, without the fields that the feed does not report. */
  contents(): Map<string, Entry> {
    return new Map([...this.#rows].map(([key, entry]) => [key, reported(entry)]));
  }

  /** Returns the rows of the API's lists in the same way as `contents`. */
  async readCatalogue(): Promise<Map<string, Entry>> {
    const found = new Map<string, Entry>();
    for (const type of Object.keys(lists) as ListedType[])
      for (let after: string | null = null, isMore = true; isMore;) {
        const { nodes, pageInfo } = await this.#readList(type, after);
        for (const row of nodes) found.set(`${type.toUpperCase()} ${String(row["id"])}`, reported(row));
        ({ hasNextPage: isMore, endCursor: after } = pageInfo);
      }
    return found;
  }

  async #readList(type: ListedType, after: string | null): Promise<ListPage> {
    const query = `query ($after: String) { page: ${lists[type]}(first: ${rowsPerRequest}, after: $after) {
      nodes { ${selectionOf(await this.#readSchema(), type)} } pageInfo { hasNextPage endCursor } } }`;
    return (await this.#send<{ page: ListPage }>(query, { after })).data.page;
  }

  async #readSchema(): Promise<GraphQLSchema> {
    this.#schema ??= buildSchema(await (await fetch(`${this.url}/schema.graphql`)).text());
    return this.#schema;
  }

  async #send<Data>(query: string, variables: object): Promise<GraphqlResponse<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlResponse<Data>;
  }
}

function reported(entry: Entry): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => !unreported.includes(name)));
}

/** Selects the fields that a snapshot's entry contains: all without arguments, and only the key of another row. */
function selectionOf(schema: GraphQLSchema, name: string): string {
  const fields = Object.values((schema.getType(name) as GraphQLObjectType).getFields());
  return fields
    .filter((field) => field.args.length === 0 && field.name !== "lastChange")
    .map((field) => {
      const type = getNamedType(field.type);
      if (!isObjectType(type)) return field.name;
      if (type.name in lists) return `${field.name} { id }`;
      return `${field.name} { ${"id" in type.getFields() ? "id slug name" : selectionOf(schema, type.name)} }`;
    })
    .join(" ");
}
