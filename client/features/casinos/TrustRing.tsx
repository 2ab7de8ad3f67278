/** A trust score as a ring: one number whose colour follows its band. */

const TRUSTED_FROM = 80;
const DOUBTFUL_BELOW = 60;

type TrustBand = "high" | "middle" | "low";

export function trustBand(score: number): TrustBand {
  if (score >= TRUSTED_FROM) return "high";
  return score < DOUBTFUL_BELOW ? "low" : "middle";
}

interface TrustRingProps {
  score: number;
  /** What stands under the number: "trust" on a card, "/100" beside a receipt. */
  caption?: string;
}

export function TrustRing({ score, caption = "trust" }: TrustRingProps) {
  return (
    <div className={`ring ring-${trustBand(score)}`} role="img" aria-label={`Trust score ${score} out of 100`}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className="ring-track" cx="18" cy="18" r="16" />
        <circle
          className="ring-value"
          cx="18"
          cy="18"
          r="16"
          pathLength="100"
          strokeDasharray={`${score} 100`}
          transform="rotate(-90 18 18)"
        />
      </svg>
      <span>
        {score}
        <small>{caption}</small>
      </span>
    </div>
  );
}
