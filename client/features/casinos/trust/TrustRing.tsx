import { ring } from "../../../theme/classes";

/** Shows a trust score in a ring, with a color for its range. */

const TRUSTED_FROM = 80;
const DOUBTFUL_BELOW = 60;

type TrustBand = "high" | "middle" | "low";

function trustBand(score: number): TrustBand {
  if (score >= TRUSTED_FROM) return "high";
  return score < DOUBTFUL_BELOW ? "low" : "middle";
}

interface TrustRingProps {
  score: number;
  /** The text below the number: "trust" on a card, "/100" next to a receipt. */
  caption?: string;
}

export function TrustRing({ score, caption = "trust" }: TrustRingProps) {
  return (
    <div className={ring("root")} role="img" aria-label={`Trust score ${score} out of 100`}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle className={ring("track")} cx="18" cy="18" r="16" />
        <circle
          className={ring("value", { band: trustBand(score) })}
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
