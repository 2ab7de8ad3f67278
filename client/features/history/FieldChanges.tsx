import { useContext } from "react";
import type { CatalogueNoun, ChangeSetRowsQuery } from "../../graphql/generated";
import { HistoryWordsContext } from "./historyContext";
import { textDifference } from "./textDifference";

type FieldChange = NonNullable<ChangeSetRowsQuery["changeSet"]>["rows"]["edges"][number]["node"]["changes"][number];

/** Characters from which on a text is long enough that the eye needs help to find what changed. */
const LONG_TEXT = 60;

interface FieldChangesProps {
  noun: CatalogueNoun;
  /** What a screen reader calls the table. */
  caption: string;
  changes: readonly FieldChange[];
}

/** What changed of a row, field by field: before, and after. */
export function FieldChanges({ noun, caption, changes }: FieldChangesProps) {
  const { fieldLabel, valueWords } = useContext(HistoryWordsContext);
  if (changes.length === 0) return <p className="muted small">No field has another value.</p>;
  return (
    <table className="history-changes">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, beforeName, afterName }) => {
          const words = {
            before: beforeName ?? (before === null ? null : valueWords(noun, field, before)),
            after: afterName ?? (after === null ? null : valueWords(noun, field, after)),
          };
          return (
            <tr key={field}>
              <th scope="row">{fieldLabel(noun, field)}</th>
              <BeforeAndAfter {...words} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Two cells. */
function BeforeAndAfter({ before, after }: { before: string | null; after: string | null }) {
  if (before === null || after === null || Math.max(before.length, after.length) < LONG_TEXT)
    return (
      <>
        <td>{before === null ? <Nothing /> : <del>{before}</del>}</td>
        <td>{after === null ? <Nothing /> : <ins>{after}</ins>}</td>
      </>
    );
  const parts = textDifference(before, after);
  return (
    <>
      <td>
        {parts.start}
        {parts.before && <del>{parts.before}</del>}
        {parts.end}
      </td>
      <td>
        {parts.start}
        {parts.after && <ins>{parts.after}</ins>}
        {parts.end}
      </td>
    </>
  );
}

function Nothing() {
  return <span className="muted">(empty)</span>;
}
