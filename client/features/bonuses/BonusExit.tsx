import { bonusClaim } from "../../graphql/trackedLinks";
import { OutboundLink } from "../../shared/ui/OutboundLink";

interface BonusExitProps {
  bonusId: string;
  casino: { id: string; name: string; websiteUrl: string | null };
}

/** The way on to the casino of a bonus, next to its code. */
export function BonusExit({ bonusId, casino }: BonusExitProps) {
  return (
    <OutboundLink
      aria-label={`Visit casino ${casino.name} for this bonus (opens in a new tab)`}
      className="btn btn-secondary btn-sm"
      href={casino.websiteUrl}
      {...bonusClaim(bonusId, casino.id)}
    >
      Visit casino
    </OutboundLink>
  );
}
