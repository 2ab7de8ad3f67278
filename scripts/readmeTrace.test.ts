import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";

describe.each(["**The same list, from the socket to the column**", "**A new column, from the form to the database**"])(
  "the README's trace %s",
  (title) => {
    const [, section = ""] = readFileSync("README.md", "utf8").split(title);
    const text = section.split(/\n\*\*|\n## /)[0]!;
    const files = [...text.matchAll(/^ {4}(\S+)/gm)].map(([, path]) => path!);

    it("names only files that exist", () => {
      expect(files.filter((path) => !existsSync(path))).toEqual([]);
    });

    it("has exactly the stated number of files and fewer than the stated number of lines", () => {
      const [, count, limit] = /\((\d+) files, fewer than ([\d,]+) lines\)/.exec(text)!;
      expect(files).toHaveLength(Number(count));
      const lines = files.map((path) => readFileSync(path, "utf8").split("\n").length - 1);
      expect(lines.reduce((sum, each) => sum + each)).toBeLessThan(Number(limit!.replace(",", "")));
    });
  },
);
