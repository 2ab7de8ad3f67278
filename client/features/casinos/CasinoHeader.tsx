/** The head of a casino's review: who it is, what it carries, how it is rated, and what a visitor can do next. */
import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useCasinoHeader_casinoFragment } from "../../graphql/documents/CasinoHeader_casino";
import type { CasinoHeader_casinoFragment } from "../../graphql/generated";
import { casinoClick } from "../../graphql/trackedLinks";
import { formatDay } from "../../shared/dates";
import { paths } from "../../shared/paths";
import { plural } from "../../shared/plural";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import { NotRecommended } from "../../shared/ui/NotRecommended";
import { OutboundLink } from "../../shared/ui/OutboundLink";
import { RatingBar } from "./RatingBar";
import { casinoFlags } from "./casinoFlags";
import { CasinoFlags } from "./CasinoFlags";
import { TrustRing } from "./TrustRing";

interface CasinoHeaderProps {
  casino: FragmentType<CasinoHeader_casinoFragment>;
  /** Filled by the page, which knows the other features. */
  favorite?: ReactNode;
  compare?: ReactNode;
}

export function CasinoHeader({ casino: ref, favorite, compare }: CasinoHeaderProps) {
  const casino = useCasinoHeader_casinoFragment(ref);
  const isLicensed = casino.licenses.length > 0;

  return (
    <div className="wrap">
      <Link to={paths.home} className="back-link">
        <Icon name="arrowLeft" size={16} /> Back to Casinos
      </Link>
      <div className="review-head">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={88} isEager />
        <div className="review-name">
          <h1>{casino.name}</h1>
          <CasinoFlags flags={casinoFlags(casino)} />
        </div>
        <div className="review-trust">
          <TrustRing score={casino.trustScore.score} />
        </div>
        <div className="review-detail">
          {casino.description && <p className="muted">{casino.description}</p>}
          <div className="review-figures">
            <span className={isLicensed ? "review-license" : "review-license is-warning"}>
              <Icon name={isLicensed ? "shield" : "warning"} size={16} />
              {isLicensed ? `Licensed: ${casino.licenses.join(", ")}` : "No license"}
            </span>
            <RatingBar rating={casino.rating} />
            <span className="tiny">{plural(casino.reviewCount, "review")}</span>
            <span className="tiny">
              Updated <time dateTime={casino.updatedAt}>{formatDay(casino.updatedAt)}</time>
            </span>
          </div>
        </div>
        <div className="review-actions">
          <div className="review-buttons">
            {favorite}
            {compare}
            <OutboundLink
              href={casino.websiteUrl}
              className={isLicensed ? "btn btn-primary" : "btn btn-secondary"}
              {...casinoClick(casino.id, "review")}
            >
              Visit casino
            </OutboundLink>
          </div>
          {!isLicensed && <NotRecommended />}
          <p className="tiny">18+ · We may earn a commission. It never changes a score.</p>
        </div>
      </div>
    </div>
  );
}
