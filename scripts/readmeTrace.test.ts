import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";

it.each(["**The same list, from the socket to the column**", "**A new column, from the form to the database**"])(
  "the README names only files that exist: %s",
  (title) => {
    const [, section = ""] = readFileSync("README.md", "utf8").split(title);
    const lines = section.split(/\n\*\*|\n## /)[0]!;
    const named = [...lines.matchAll(/^ {4}(\S+)/gm)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  },
);
