/** A real casino's receipt, as the site's first impression: this is what a score looks like here. */
import type { FragmentType } from "@apollo/client";
import { useHeroReceipt_casinoFragment } from "../../graphql/documents/HeroReceipt_casino";
import type { HeroReceipt_casinoFragment } from "../../graphql/generated";
import { casinoClick } from "../../graphql/trackedLinks";
import { TRUST_SCORE_MAX } from "../../shared/limits";
import { casinoPath } from "../../shared/paths";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Link } from "../../shared/ui/Link";
import { TrustReceipt } from "./TrustReceipt";
import { TrustRing } from "./TrustRing";

export function HeroReceipt({ casino: ref }: { casino: FragmentType<HeroReceipt_casinoFragment> }) {
  const casino = useHeroReceipt_casinoFragment(ref);
  const { score } = casino.trustScore;
  return (
    <article className="panel hero-receipt">
      <div className="row">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} isEager />
        <div className="grow">
          <h2 className="card-title">
            <Link to={casinoPath(casino.slug)} className="card-link" {...casinoClick(casino.id, "receipt")}>
              {casino.name}
            </Link>
          </h2>
          <p className="tiny">
            How its {score}/{TRUST_SCORE_MAX} adds up
          </p>
        </div>
        <TrustRing score={score} />
      </div>
      <TrustReceipt casino={casino} />
    </article>
  );
}

/** Holds the receipt's place while it loads. */
export function HeroReceiptSkeleton() {
  return (
    <div className="panel hero-receipt" aria-hidden="true">
      <div className="row">
        <span className="skeleton logo-56" />
        <span className="skeleton line-title grow" />
      </div>
      <span className="skeleton block-receipt" />
    </div>
  );
}
