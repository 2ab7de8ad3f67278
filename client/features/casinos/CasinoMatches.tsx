import { SNIPPET_LENGTH } from "../../shared/limits";
import { Marked } from "../../shared/ui/Marked";
import type { SearchMatch } from "./searchMatches";
import { snippetAround } from "./snippet";

/** Where the text was found that the card itself does not show: the labels, in their order. */
const fields: readonly { field: SearchMatch["field"]; label: string }[] = [
  { field: "DESCRIPTION", label: "About" },
  { field: "GAME_PROVIDERS", label: "Games by" },
  { field: "PAYMENT_METHODS", label: "Pay with" },
];

/** The texts of a casino that a search has found beside its name and licenses. */
export function CasinoMatches({ matches }: { matches: readonly SearchMatch[] }) {
  const found = fields
    .map(({ field, label }) => ({ label, texts: matches.filter((match) => match.field === field) }))
    .filter(({ texts }) => texts.length > 0);
  return (
    <dl className="found">
      {found.map(({ label, texts }) => (
        <div key={label}>
          <dt>{label}</dt>
          {texts.map(({ text, ranges }) => (
            <dd key={text}>
              <Marked {...snippetAround(text, ranges, SNIPPET_LENGTH)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
