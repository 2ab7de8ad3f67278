/** Summarizes a change set in a few words. */
import { nounQueries } from "../../../shared/nouns/queries";
import { allNouns, nouns } from "../../../shared/nouns/registry";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { plural } from "../../shared/format/plural";
import { sentenceCase } from "../../shared/format/sentenceCase";
import { panelNouns } from "../nouns/registry";

/** The parts of a change set that the summary needs. */
export interface Changed {
  operation: string;
  undoes: { operation: string; undoes: { operation: string } | null } | null;
  rows: {
    /** The first few rows. */
    edges: readonly { node: { noun: CatalogueNoun; name: string } }[];
    totalCount: number;
  };
}

/** What the names of operations end with, such as `Casino` and `Casinos`, and whether they change several rows. */
const targets = new Map<string, boolean>(
  allNouns.flatMap((noun) => {
    const several = sentenceCase(nounQueries[noun].at(-1)!);
    return [[several, true] as const, [nouns[noun].typename, false] as const];
  }),
);

const verbs: Readonly<Record<string, string>> = {
  create: "Added",
  update: "Changed",
  delete: "Deleted",
  upload: "Uploaded",
};

/** Returns a summary: 'Changed casino Aurora', 'Deleted casino Aurora and 3 bonuses', 'Undid: Changed 12 games'. */
export function describeChange(changed: Changed): string {
  const { operation, undoes } = changed;
  if (operation !== "undo" || !undoes) return summarize(operation, changed);
  if (undoes.operation !== "undo") return `Undid: ${summarize(undoes.operation, changed)}`;
  const first = undoes.undoes?.operation;
  return first && first !== "undo" ? `Redid: ${summarize(first, changed)}` : "Undid an earlier undo";
}

function summarize(operation: string, { rows }: Changed): string {
  const noun = rows.edges[0]?.node.noun;
  if (operation === "publishDraft" && noun) {
    const others = rows.totalCount - 1;
    const more = others > 0 ? ` and ${plural(others, "more row")}` : "";
    return `Published a draft: ${panelNouns[noun].one} ${rows.edges[0]!.node.name}${more}`;
  }
  if (operation === "applyImport" && noun)
    return `Imported ${plural(rows.totalCount, panelNouns[noun].one, panelNouns[noun].many)}`;
  const [, verb = "", target = ""] = /^([a-z]+)(\w*)$/.exec(operation) ?? [];
  const done = verbs[verb];
  const first = rows.edges[0]?.node;
  if (!done || !first || !targets.has(target)) return `${sentence(operation)}: ${plural(rows.totalCount, "row")}`;
  const names = rows.edges.flatMap(({ node }) => (node.noun === first.noun ? node.name : []));
  const { one, many } = panelNouns[first.noun];
  const others = rows.totalCount - names.length;
  const more = targets.get(target) ? `${others.toLocaleString("en-US")} more` : plural(others, "bonus", "bonuses");
  return `${done} ${names.length === 1 ? one : many} ${names.join(", ")}${others > 0 ? ` and ${more}` : ""}`;
}

/** Converts an operation's name to a label: `importCasinos` to 'Import casinos'. */
function sentence(operation: string): string {
  return sentenceCase(operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}
