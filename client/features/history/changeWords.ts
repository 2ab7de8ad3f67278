/** What a change set did, in a few words. */
import type { CatalogueNoun } from "../../graphql/generated";
import { plural } from "../../shared/plural";

/** As much of a change set as its words need. */
export interface Changed {
  operation: string;
  undoes: { operation: string; undoes: { operation: string } | null } | null;
  rows: {
    /** The first few. */
    edges: readonly { node: { noun: CatalogueNoun; name: string } }[];
    totalCount: number;
  };
}

export const nounWords: Readonly<Record<CatalogueNoun, { one: string; many: string }>> = {
  CASINO: { one: "casino", many: "casinos" },
  BONUS: { one: "bonus", many: "bonuses" },
  GAME: { one: "game", many: "games" },
};

const verbs: Readonly<Record<string, string>> = { create: "Added", update: "Changed", delete: "Deleted" };

/** Such as 'Changed casino Aurora', 'Deleted casino Aurora and 3 bonuses', 'Undid: Changed 12 games'. */
export function changeWords(changed: Changed): string {
  const { operation, undoes } = changed;
  if (operation !== "undo" || !undoes) return wordsFor(operation, changed);
  if (undoes.operation !== "undo") return `Undid: ${wordsFor(undoes.operation, changed)}`;
  const first = undoes.undoes?.operation;
  return first && first !== "undo" ? `Did again: ${wordsFor(first, changed)}` : "Undid an earlier undo";
}

function wordsFor(operation: string, { rows }: Changed): string {
  const noun = rows.edges[0]?.node.noun;
  if (operation === "applyImport" && noun)
    return `Imported ${plural(rows.totalCount, nounWords[noun].one, nounWords[noun].many)}`;
  const [, verb = "", several] = /^(create|update|delete)(?:Casino|Bonus|Game)(s|es)?$/.exec(operation) ?? [];
  const done = verbs[verb];
  const first = rows.edges[0]?.node;
  if (!done || !first) return `${sentence(operation)}: ${plural(rows.totalCount, "row")}`;
  const names = rows.edges.flatMap(({ node }) => (node.noun === first.noun ? node.name : []));
  const { one, many } = nounWords[first.noun];
  const others = rows.totalCount - names.length;
  const more = several ? `${others.toLocaleString("en-US")} more` : plural(others, "bonus", "bonuses");
  return `${done} ${names.length === 1 ? one : many} ${names.join(", ")}${others > 0 ? ` and ${more}` : ""}`;
}

/** `importCasinos` as people say it: 'Import casinos'. */
function sentence(operation: string): string {
  const words = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
