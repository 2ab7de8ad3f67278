import type { FragmentType } from "@apollo/client";
import type { TrustReceipt_casinoFragment } from "../../graphql/generated";
import { howWeScorePath } from "../../shared/paths";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { TrustReceipt } from "./TrustReceipt";
import { TrustRing } from "./TrustRing";

interface TrustPanelProps {
  score: number;
  casino: FragmentType<TrustReceipt_casinoFragment>;
}

/** The trust score of a review, with its receipt. */
export function TrustPanel({ score, casino }: TrustPanelProps) {
  return (
    <section className="panel small">
      <div className="row">
        <h2 className="panel-title grow">Trust score</h2>
        <TrustRing score={score} caption="/100" />
      </div>
      <TrustReceipt casino={casino} />
      <Link className="link row-link" to={howWeScorePath}>
        How we score <Icon name="arrowRight" size={16} />
      </Link>
    </section>
  );
}
