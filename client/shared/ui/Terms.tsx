export interface Term {
  label: string;
  value: string;
}

/** The terms of an offer in a row, so that cards can be compared line by line. */
export function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <dl className="terms">
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
