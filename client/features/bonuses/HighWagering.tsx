import { HIGH_WAGERING } from "../../shared/limits";
import { isHighWagering, type Turnover } from "./turnover";

/** The flag on a multiple that is higher than a fair offer asks for, with the reason. */
export function HighWagering({ cost }: { cost: Turnover }) {
  const flag = flagOf(cost);
  if (flag === null) return null;
  return (
    <details className="cost-flag">
      <summary>
        <span className="tag tag-warn">{`${flag}: above ${HIGH_WAGERING}x`}</span>
      </summary>
      <p className="tiny">
        Great Britain has allowed no more than {HIGH_WAGERING}x since 2026. Higher wagering usually costs more than the
        bonus is worth.
      </p>
    </details>
  );
}

function flagOf(cost: Turnover): string | null {
  if (cost.kind !== "bets" && cost.kind !== "winnings") return null;
  const { multiple } = cost;
  if (isHighWagering(multiple)) return `${multiple}x`;
  return cost.kind === "bets" && isHighWagering(cost.highest) ? `${cost.highest}x of the bonus` : null;
}
