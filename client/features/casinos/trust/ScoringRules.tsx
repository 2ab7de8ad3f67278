/** Shows the rules of the trust score. The API computes scores by the same rules. */
import { usePageQuery } from "../../../graphql/usePageQuery";
import { messages } from "../../../shared/messages";
import { skeleton } from "../../../theme/classes";
import { ErrorLine } from "../../../ui/ErrorLine";
import { Receipt } from "../../../ui/Receipt";
import { ScoringRulesDocument, type ScoringRulesQuery } from "./ScoringRules.generated";

/** A page that uses this component must declare `ScoringRulesDocument` in its queries. */
export function ScoringRules() {
  const { data, error, isLoading, retry } = usePageQuery(ScoringRulesDocument, {});
  return (
    <>
      {isLoading && <span aria-hidden="true" className={skeleton({ shape: "lines" })} />}
      {error && <ErrorLine message={messages.rulesFailed} onRetry={retry} />}
      {data && data.scoringRules.rules.length > 0 && <RulesReceipt rules={data.scoringRules} />}
    </>
  );
}

function RulesReceipt({ rules: { start, maximum, rules } }: { rules: ScoringRulesQuery["scoringRules"] }) {
  const most = rules.reduce((sum, { points }) => sum + points, start);
  const lines = [
    { label: "Every casino starts at", amount: String(start) },
    ...rules.map(({ label, fallback, points }) => ({
      label,
      ...(fallback && { note: `${fallback.label}: +${fallback.points}` }),
      amount: `+${points}`,
    })),
    { label: `No score goes above ${maximum}`, amount: `\u2212${most - maximum}` },
  ];
  return (
    <Receipt
      caption="How a trust score adds up"
      lines={lines}
      sum={{ label: "Maximum trust score", amount: `${maximum}/${maximum}` }}
    />
  );
}
