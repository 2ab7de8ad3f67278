import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

it("the README names only files that exist on the way of a new column", () => {
  const [, section = ""] = readFileSync("README.md", "utf8").split("**A new column, from the form to the database**");
  const named = [...section.split("\n## ")[0]!.matchAll(/^ {4}(\S+)/gm)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
