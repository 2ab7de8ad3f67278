import { terms as termsStyle } from "../theme/classes";

export interface Term {
  label: string;
  value: string;
}

interface TermsProps {
  terms: readonly Term[];
  place: "casinoCard";
}

/** Shows the terms of an offer in columns. The same terms line up on every card, so visitors can compare cards. */
export function Terms({ terms, place }: TermsProps) {
  return (
    <dl className={termsStyle({ place })}>
      {terms.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
