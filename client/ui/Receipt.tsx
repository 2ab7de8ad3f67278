import { receipt, srOnly } from "../theme/classes";

export interface ReceiptLine {
  label: string;
  /** A note in small type below the label. */
  note?: string;
  amount: string;
  /** Whether the line could have earned points but earned none. */
  isMissed?: boolean;
}

interface ReceiptProps {
  /** The table's caption for screen readers. */
  caption: string;
  lines: readonly ReceiptLine[];
  sum: { label: string; amount: string };
}

/** A table of lines that add up to a sum. This is the site's signature element. */
export function Receipt({ caption, lines, sum }: ReceiptProps) {
  return (
    <table className={receipt("root")}>
      <caption className={srOnly()}>{caption}</caption>
      <tbody>
        {lines.map(({ label, note, amount, isMissed }) => (
          <tr className={receipt("line", { isMissed })} key={label}>
            <th scope="row">
              {label}
              {note && <span className={receipt("note")}>{note}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={receipt("sum")}>
          <th scope="row">{sum.label}</th>
          <td>{sum.amount}</td>
        </tr>
      </tfoot>
    </table>
  );
}
