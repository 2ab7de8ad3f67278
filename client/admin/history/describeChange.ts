/** Summarizes a change set in a few words. */
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { plural } from "../../shared/format/plural";

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

export const nounLabels: Readonly<Record<CatalogueNoun, { one: string; many: string }>> = {
  CASINO: { one: "casino", many: "casinos" },
  BONUS: { one: "bonus", many: "bonuses" },
  GAME: { one: "game", many: "games" },
  SETTINGS: { one: "site settings", many: "site settings" },
  ARTICLE: { one: "article", many: "articles" },
  PERSON: { one: "person", many: "people" },
  PROVIDER: { one: "provider", many: "providers" },
  PAYMENT_METHOD: { one: "payment method", many: "payment methods" },
  LICENSING_AUTHORITY: { one: "licensing authority", many: "licensing authorities" },
  REDIRECT: { one: "redirect", many: "redirects" },
  IMAGE: { one: "image", many: "images" },
};

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
    return `Published a draft: ${nounLabels[noun].one} ${rows.edges[0]!.node.name}${more}`;
  }
  if (operation === "applyImport" && noun)
    return `Imported ${plural(rows.totalCount, nounLabels[noun].one, nounLabels[noun].many)}`;
  const [, verb = "", several] =
    /^(create|update|delete|upload)(?:(?:Casino|Bonus|Game|Article|Person|Redirect|Image|Provider|PaymentMethod|LicensingAuthority|SiteSettings)(?=s|es|$)|(?=People$))(s|es|People)?$/.exec(
      operation,
    ) ?? [];
  const done = verbs[verb];
  const first = rows.edges[0]?.node;
  if (!done || !first) return `${sentence(operation)}: ${plural(rows.totalCount, "row")}`;
  const names = rows.edges.flatMap(({ node }) => (node.noun === first.noun ? node.name : []));
  const { one, many } = nounLabels[first.noun];
  const others = rows.totalCount - names.length;
  const more = several ? `${others.toLocaleString("en-US")} more` : plural(others, "bonus", "bonuses");
  return `${done} ${names.length === 1 ? one : many} ${names.join(", ")}${others > 0 ? ` and ${more}` : ""}`;
}

/** Converts an operation's name to a label: `importCasinos` to 'Import casinos'. */
function sentence(operation: string): string {
  const text = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
