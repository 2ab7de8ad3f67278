// Fills the generated parts of docs/api.md from the schema and the limits; with --check only compares.
import { readFile, writeFile } from "node:fs/promises";
import { buildSchema, type GraphQLField, type GraphQLObjectType } from "graphql";

import { errorMeanings } from "../server/shared/errors.js";
import * as limits from "../server/shared/limits.js";
import { defaultPageSize, maxPageSize } from "../server/shared/pageLimits.js";

const FILE = "docs/api.md";

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  return lines.join("\n");
}

const per = ({ points, seconds }: { points: number; seconds: number }) =>
  `${points.toLocaleString("en")} in ${seconds / 60} min`;

function limitsTable(): string {
  const number = (value: number) => value.toLocaleString("en");
  const limitTable = table(
    ["limit", "at most"],
    [
      ["rows of a page", `${maxPageSize}; ${defaultPageSize} where nothing is said`],
      ["cost of an operation", `${number(limits.maxCost)} units`],
      [
        "what each field at the top adds, and each page behind a cursor inside of a row",
        `${limits.topFieldCost} units`,
      ],
      ["what a search text adds", `${limits.searchCost} units`],
      ["what a `totalCount` adds", `${limits.countCost} units`],
      ["tokens of a document", number(limits.maxTokens)],
      ["fields inside each other", String(limits.maxDepth)],
      ["fields under an alias", String(limits.maxAliases)],
      ["mistakes listed in one answer", String(limits.maxErrors)],
      ["body of a request", `${limits.maxBodyBytes / 1024} KiB`],
      ["address and headers of a request", "16 KiB"],
      ["time for a request to arrive", `${limits.requestTimeout / 1000} s`],
      ["units of one client", per(limits.clientBudget)],
      ["newsletter sign-ups of one client", per(limits.newsletterSignUps)],
      ["events of one client", per(limits.eventsPerClient)],
      ["failed sign-ins of one client", per(limits.signInsPerAddress)],
    ],
  );
  const least = `at least ${limits.requestCost}, one for every ${limits.bytesPerUnit} bytes of its body or address (a body without \`Content-Length\` counts as the largest until it has arrived), and one for every token of its document`;
  return `${limitTable}\n\nOf its client's units a request takes its cost, but ${least}, whether it is answered, explained or refused. A \`totalCount\` that is not cached and a text search of bonuses or games take more where their table is large: one unit for every ${limits.rowsPerUnit} of its rows, beyond what they cost anyway. An answer that the server has kept takes no more than the least.`;
}

function operationsTable(type: GraphQLObjectType): string {
  const nameOf = (field: GraphQLField<unknown, unknown>) =>
    `\`${field.name}${field.args.length > 0 ? `(${field.args.map(({ name }) => name).join(", ")})` : ""}\``;
  const rows = Object.values(type.getFields()).map((field) => [nameOf(field), inCell(field.description ?? "")]);
  return table([type.name.toLowerCase(), "what it does"], rows);
}

const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

async function generateParts(): Promise<Record<string, string>> {
  const schema = buildSchema(await readFile("schema.graphql", "utf8"));
  return {
    errors: table(
      ["code", "what it says"],
      Object.entries(errorMeanings).map(([code, meaning]) => [`\`${code}\``, meaning]),
    ),
    limits: limitsTable(),
    operations: `${operationsTable(schema.getQueryType()!)}\n\n${operationsTable(schema.getMutationType()!)}`,
  };
}

const present = await readFile(FILE, "utf8");
const parts = await generateParts();
const generated = present.replace(
  /<!-- generated: (\w+) -->\n[^]*?<!-- end -->/g,
  (_whole, name: string) => `<!-- generated: ${name} -->\n\n${parts[name]}\n\n<!-- end -->`,
);

if (process.argv.includes("--check")) {
  if (present !== generated) {
    process.stderr.write(
      `${FILE} is not what the schema and the limits say: run npm run docs and read the difference.\n`,
    );
    process.exitCode = 1;
  }
} else if (present !== generated) {
  await writeFile(FILE, generated);
}
