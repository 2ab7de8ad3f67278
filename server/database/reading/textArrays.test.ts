import { expect, it } from "@jest/globals";

import { parseTextArray } from "./textArrays.js";

it.each([
  ["{}", []],
  ["{MGA}", ["MGA"]],
  ["{Visa,Skrill}", ["Visa", "Skrill"]],
  ['{"Curacao eGaming",MGA,"a, b"}', ["Curacao eGaming", "MGA", "a, b"]],
  ['{MGA,""}', ["MGA", ""]],
  ['{"{x}","NULL"}', ["{x}", "NULL"]],
  [String.raw`{"say \"hi\"","back\\slash",plain}`, ['say "hi"', String.raw`back\slash`, "plain"]],
])("parseTextArray parses %s", (text, expected) => {
  expect(parseTextArray(text)).toEqual(expected);
});
