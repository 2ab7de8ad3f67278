export interface ReceiptLine {
  label: string;
  /** Small print under the label. */
  note?: string;
  amount: string;
  /** A line that added nothing, although it could have. */
  isMissed?: boolean;
}

interface ReceiptProps {
  /** Says what adds up here, to those who can't see where the table stands. */
  caption: string;
  lines: readonly ReceiptLine[];
  sum: { label: string; amount: string };
}

/** The house's signature: a figure with the lines that it comes from. */
export function Receipt({ caption, lines, sum }: ReceiptProps) {
  return (
    <table className="receipt">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ label, note, amount, isMissed }) => (
          <tr className={isMissed ? "is-missed" : undefined} key={label}>
            <th scope="row">
              {label}
              {note && <span className="receipt-note">{note}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="is-sum">
          <th scope="row">{sum.label}</th>
          <td>{sum.amount}</td>
        </tr>
      </tfoot>
    </table>
  );
}
