import { findUnannouncedBreaks } from "./checkSchemaBreaks.js";

const schemaOf = (casino: string, rest = "") =>
  `type Query { casino(slug: String!, old: Int): Casino } type Casino { ${casino} } ${rest}`;
const breaks = (released: string, current: string) => findUnannouncedBreaks(released, current, "2027-06-01");

const announced = (day: string) => `@deprecated(reason: "Use name. Removed on ${day}.")`;

describe("a schema change", () => {
  it("can add fields and types that callers can ignore", () => {
    expect(breaks(schemaOf("name: String!"), schemaOf("name: String! slug: String!", "enum New { ONE }"))).toEqual([]);
  });

  it.each([
    ["a field is removed", schemaOf("name: String! old: Int"), schemaOf("name: String!"), "Casino.old was removed."],
    [
      "the type of a field changes",
      schemaOf("name: String!"),
      schemaOf("name: Int!"),
      "Casino.name changed type from String! to Int!.",
    ],
    [
      "a field becomes nullable",
      schemaOf("name: String!"),
      schemaOf("name: String"),
      "Casino.name changed type from String! to String.",
    ],
    [
      "an input field becomes required",
      schemaOf("name: ID", "input I { a: Int }"),
      schemaOf("name: ID", "input I { a: Int b: Int! }"),
      "A required field b on input type I was added.",
    ],
    [
      "an enum value is removed",
      schemaOf("name: ID", "enum E { ONE TWO }"),
      schemaOf("name: ID", "enum E { ONE }"),
      "TWO was removed from enum type E.",
    ],
    [
      "a default value changes",
      schemaOf("list(first: Int = 24): [ID]"),
      schemaOf("list(first: Int = 10): [ID]"),
      "Casino.list arg first has changed defaultValue from 24 to 10.",
    ],
    [
      "a type is renamed",
      schemaOf("score: Old", "type Old { sum: Int }"),
      schemaOf("score: New", "type New { sum: Int }"),
      "Casino.score changed type from Old to New.",
    ],
    [
      "a member of a union is removed",
      schemaOf("any: Any", "union Any = One | Two type One { id: ID } type Two { id: ID }"),
      schemaOf("any: Any", "union Any = One type One { id: ID }"),
      "Two was removed from union type Any.",
    ],
  ])("is rejected when %s", (_what, released, current, sentence) => {
    expect(breaks(released, current)).toEqual([sentence]);
  });

  it.each([
    ["a field", schemaOf(`name: String! old: Int ${announced("2027-05-31")}`), schemaOf("name: String!")],
    [
      "an enum value",
      schemaOf("name: ID", `enum E { ONE TWO ${announced("2027-06-01")} }`),
      schemaOf("name: ID", "enum E { ONE }"),
    ],
    [
      "an argument",
      schemaOf("count: Int").replace("old: Int", `old: Int ${announced("2027-01-01")}`),
      schemaOf("count: Int").replace(", old: Int", ""),
    ],
    [
      "a type together with the last field that uses the type",
      schemaOf(`name: ID old: Old ${announced("2027-06-01")}`, "type Old { sum: Int }"),
      schemaOf("name: ID"),
    ],
  ])("can remove %s on or after the announced day", (_what, released, current) => {
    expect(breaks(released, current)).toEqual([]);
  });

  it("can't remove a deprecated field before the announced day, or if no day is announced", () => {
    const early = schemaOf(`name: String! old: Int ${announced("2027-06-02")}`);
    const dayless = schemaOf('name: String! old: Int @deprecated(reason: "Use name.")');
    for (const released of [early, dayless])
      expect(breaks(released, schemaOf("name: String!"))).toEqual(["Casino.old was removed."]);
  });
});
