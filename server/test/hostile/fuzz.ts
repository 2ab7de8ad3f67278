/**
 * Generates random valid and invalid operations from the schema. The same seed always results in the same operation.
 */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";

export interface FuzzedOperation {
  query: string;
  variables: Record<string, unknown>;
}

/** Returns a random number generator: https://en.wikipedia.org/wiki/Xorshift */
function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Unusual values that are invalid for most types. */
const oddities: unknown[] = [
  null,
  "",
  " ",
  "0",
  0,
  -1,
  1e308,
  -0.5,
  2 ** 31,
  true,
  [],
  {},
  [[]],
  [null],
  "\0",
  "\u202e",
  "💥",
  "%",
  "'; DROP TABLE casinos; --",
  "__proto__",
  { __typename: "x" },
  { toString: 1 },
  "x".repeat(5_000),
  "NaN",
  "2026-13-45T99:99:99Z",
  "00000000-0000-4000-8000-000000000000",
];

export class Fuzzer {
  readonly #schema: GraphQLSchema;
  #random: () => number = () => 0;
  #variables: Record<string, unknown> = {};
  #declared: string[] = [];
  /**
   * Whether most values in the operation are valid, like those of ordinary callers, so the operation reaches the
   * resolvers.
   */
  #isHonest = false;

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  make(seed: number): FuzzedOperation {
    this.#random = numbersFrom(seed);
    this.#variables = {};
    this.#declared = [];
    this.#isHonest = this.#chance(0.4);
    const isMutation = this.#chance(this.#isHonest ? 0.1 : 0.3);
    const root = isMutation ? this.#schema.getMutationType()! : this.#schema.getQueryType()!;
    const fields = Object.values(root.getFields());
    const body = Array.from(
      { length: 1 + this.#below(3) },
      (_, at) => `f${at}: ${this.#field(this.#pick(fields), 0)}`,
    ).join(" ");
    const head = this.#declared.length > 0 ? `(${this.#declared.join(", ")})` : "";
    const query = `${isMutation ? "mutation" : "query"} Fuzzed${head} { ${body} }`;
    return { query: !this.#isHonest && this.#chance(0.4) ? this.#damage(query) : query, variables: this.#variables };
  }

  #chance(probability: number): boolean {
    return this.#random() < probability;
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #pick<T>(choices: readonly T[]): T {
    return choices[this.#below(choices.length)]!;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    return `${field.name}${this.#args(field.args)}${this.#selection(field.type, depth)}`;
  }

  #args(args: readonly GraphQLArgument[]): string {
    const given = args.filter((arg) => isNonNullType(arg.type) || this.#chance(this.#isHonest ? 0.15 : 0.4));
    const passed = given.map((arg) => {
      const name = `v${this.#declared.length}`;
      this.#declared.push(`$${name}: ${String(arg.type)}`);
      this.#variables[name] = this.#value(arg.type, 0);
      return `${arg.name}: $${name}`;
    });
    return passed.length > 0 ? `(${passed.join(", ")})` : "";
  }

  /**
   * @param prefix The prefix of aliases for a union member's fields. Without aliases, fields of two members could have
   * conflicting types.
   */
  #selection(type: GraphQLOutputType, depth: number, prefix = ""): string {
    const named = getNamedType(type);
    if (isUnionType(named))
      return ` { __typename ${named
        .getTypes()
        .map((each) => `... on ${each.name}${this.#selection(each, depth + 1, `${each.name}_`)}`)
        .join(" ")} }`;
    if (!isObjectType(named)) return "";
    const all = Object.values(named.getFields());
    const chosen = all.filter(
      (each) => this.#chance(depth > 3 ? 0.1 : 0.35) && (depth < 8 || !isObjectType(getNamedType(each.type))),
    );
    const nameOf = ({ name }: { name: string }) => (prefix === "" ? "" : `${prefix}${name}: `);
    return ` { __typename ${chosen.map((each) => `${nameOf(each)}${this.#field(each, depth + 1)}`).join(" ")} }`;
  }

  #value(type: GraphQLInputType, depth: number): unknown {
    if (!this.#isHonest && this.#chance(0.08)) return this.#pick(oddities);
    if (isNonNullType(type)) return this.#value(type.ofType as GraphQLInputType, depth);
    const bare = getNullableType(type);
    if (isListType(bare))
      return Array.from({ length: this.#below(4) }, () => this.#value(bare.ofType as GraphQLInputType, depth + 1));
    if (isEnumType(bare)) return this.#pick(bare.getValues()).name;
    if (isInputObjectType(bare)) {
      const given = Object.values(bare.getFields()).filter(
        (each) => isNonNullType(each.type) || this.#chance(depth > 3 ? 0.05 : 0.4),
      );
      return Object.fromEntries(given.map((each) => [each.name, this.#value(each.type, depth + 1)]));
    }
    const samples: Record<string, () => unknown> = {
      Int: () => (this.#isHonest ? 1 + this.#below(100) : this.#below(120) - 10),
      Float: () => this.#random() * 120 - 10,
      Boolean: () => this.#chance(0.5),
      ID: () => this.#pick(["00000000-0000-4000-8000-000000000000", "x", ""]),
      DateTime: () => this.#pick(["2026-01-01T00:00:00.000Z", "yesterday"]),
    };
    return (
      samples[bare.name] ?? (() => this.#pick(["crypto", "high RTP slots", "a@example.com", "ä ö", "SELECT 1", ""]))
    )();
  }

  /** Removes or duplicates parts of the document, or inserts unusual values. */
  #damage(query: string): string {
    const pieces = query.split(/(?=[{}()$: ])/);
    for (let damage = 0; damage <= this.#below(3); damage += 1) {
      const at = this.#below(pieces.length);
      const change = this.#below(3);
      if (change === 0) pieces.splice(at, 1);
      else if (change === 1) pieces.splice(at, 0, pieces[this.#below(pieces.length)] ?? "");
      else pieces.splice(at, 0, ` ${JSON.stringify(this.#pick(oddities))} `);
    }
    return pieces.join("");
  }
}
