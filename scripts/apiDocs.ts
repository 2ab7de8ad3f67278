// Writes the generated parts of docs/api.md, based on the schema and the limits. With --check, only compares them with
// the file.
import { readFile, writeFile } from "node:fs/promises";
import { buildSchema, type GraphQLField, type GraphQLObjectType } from "graphql";

import { maxRepeats } from "../server/app/graphql/errors.js";
import { chargedFilters } from "../server/catalogue/list/filterFields.js";
import { BonusFilter } from "../server/nouns/bonus/bonus.filter.js";
import { CasinoFilter } from "../server/nouns/casino/casino.filter.js";
import { GameFilter } from "../server/nouns/game/game.filter.js";
import { bytesPerUnit, requestCost } from "../server/app/graphql/limits/clientBudget.js";
import { maxCost } from "../server/app/graphql/limits/cost.js";
import { maxAliases, maxDepth } from "../server/app/graphql/limits/validationRules.js";
import { eventsPerClient, factReportsPerClient, newsletterSignUps } from "../server/app/services.js";
import { countCost, rowsPerUnit } from "../server/database/reading/countRows.js";
import { signInsPerAddress } from "../server/people/session/signIn/signInLimits.js";
import { errorMeanings } from "../server/shared/errors.js";
import {
  clientBudget,
  maxBodyBytes,
  maxErrors,
  maxTokens,
  requestTimeout,
  searchCost,
  topFieldCost,
} from "../server/shared/limits.js";
import { textLimits } from "../shared/textLimits.js";
import { defaultPageSize, maxPageSize } from "../shared/apiLimits.js";

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
      ["rows per page", `${maxPageSize}; ${defaultPageSize} by default`],
      ["cost of an operation", `${number(maxCost)} units`],
      ["additional cost of a top-level field, or of a nested list with a cursor", `${topFieldCost} units`],
      ["additional cost of a text search", `${searchCost} units`],
      ["additional cost of a `totalCount`", `${countCost} units`],
      ["tokens in a document", number(maxTokens)],
      ["depth of nested fields", String(maxDepth)],
      ["aliased fields", String(maxAliases)],
      ["repetitions of one field in one place", `${maxRepeats}; fewer for a field with a selection`],
      ["ids in a filter", "100"],
      ["slugs in a filter", "50"],
      ["characters of a search text", String(textLimits.search)],
      ["errors in one response", String(maxErrors)],
      ["request body", `${maxBodyBytes / 1024} KiB`],
      ["URL and headers of a request", "16 KiB"],
      ["time for a whole request to arrive", `${requestTimeout / 1000} s`],
      ["units per client", per(clientBudget)],
      ["newsletter sign-ups per client", per(newsletterSignUps)],
      ["reports of facts per client", per(factReportsPerClient)],
      ["events per client", per(eventsPerClient)],
      ["failed sign-ins per client", per(signInsPerAddress)],
    ],
  );
  const minimums = `${requestCost} units, one unit per ${bytesPerUnit} bytes of its body or URL, and one unit per token of its document`;
  return [
    limitTable,
    `Each request uses as many units of its client's budget as its operation costs, but at least the largest of these minimums: ${minimums}. Until a body without \`Content-Length\` has arrived, the server charges for the maximum size. Explain requests, and requests that are rejected because of their cost, use only these minimums.`,
    `Each of these uses at least one unit per ${rowsPerUnit} rows of the table:`,
    [
      "- an uncached `totalCount`",
      "- a text search of bonuses, games or articles",
      "- `COST_ASC` and `VALUE_DESC` for any deposit except 100 US dollars",
      ...[CasinoFilter, BonusFilter, GameFilter].map(
        (type) =>
          `- one of these fields of \`${type.name}\`: ${chargedFilters(type)
            .map((name) => `\`${name}\``)
            .join(", ")}`,
      ),
    ].join("\n"),
    `A casino filter with \`minDepositAtMost\` is charged for the rows of the bonuses table instead. A cached response uses only the largest minimum.`,
  ].join("\n\n");
}

function operationsTable(type: GraphQLObjectType): string {
  const nameOf = (field: GraphQLField<unknown, unknown>) =>
    `\`${field.name}${field.args.length > 0 ? `(${field.args.map(({ name }) => name).join(", ")})` : ""}\``;
  const rows = Object.values(type.getFields()).map((field) => [nameOf(field), inCell(field.description ?? "")]);
  return table([type.name.toLowerCase(), "description"], rows);
}

const inCell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

async function generateParts(): Promise<Record<string, string>> {
  const schema = buildSchema(await readFile("schema.graphql", "utf8"));
  return {
    errors: table(
      ["code", "description"],
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
    process.stderr.write(`${FILE} differs from the schema and the limits. Run npm run docs and review the changes.\n`);
    process.exitCode = 1;
  }
} else if (present !== generated) {
  await writeFile(FILE, generated);
}
