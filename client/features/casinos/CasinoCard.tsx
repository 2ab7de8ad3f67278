/** A casino in a grid: who, how trusted, what offer, at what terms, what next. Plain elements, since a page renders many of them. */
import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { useCasinoCard_casinoFragment } from "../../graphql/documents/CasinoCard_casino";
import type { CasinoCard_casinoFragment } from "../../graphql/generated";
import { casinoClick } from "../../graphql/trackedLinks";
import { casinoPath } from "../../shared/paths";
import { plural } from "../../shared/plural";
import { orNotAvailable } from "../../shared/terms";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Link } from "../../shared/ui/Link";
import { Rating } from "../../shared/ui/Rating";
import { Terms } from "../../shared/ui/Terms";
import { casinoFlags } from "./casinoFlags";
import { CasinoFlags } from "./CasinoFlags";
import { TrustRing } from "./TrustRing";

/** What other features put on a card: the page that knows them fills these in. */
export interface CasinoCardSlots {
  favorite?: ReactNode;
  compare?: ReactNode;
}

interface CasinoCardProps extends CasinoCardSlots {
  casino: FragmentType<CasinoCard_casinoFragment>;
  /** The card stands in the first row of its page, so its logo does not wait. */
  isFirstRow?: boolean;
}

export function CasinoCard({ casino: ref, isFirstRow, favorite, compare }: CasinoCardProps) {
  const casino = useCasinoCard_casinoFragment(ref);
  const path = casinoPath(casino.slug);
  const click = casinoClick(casino.id, "card");
  const licenses = casino.licenses.length > 0 ? casino.licenses.join(", ") : "No license";

  return (
    <article className="card">
      <div className="card-head">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} isEager={isFirstRow} />
        <div className="card-who">
          <h3>
            <Link to={path} className="card-link" {...click}>
              {casino.name}
            </Link>
          </h3>
          <p className={casino.licenses.length > 0 ? "tiny" : "tiny is-warning"}>
            {licenses} · {plural(casino.reviewCount, "review")}
          </p>
          <CasinoFlags flags={casinoFlags(casino)} />
        </div>
        <TrustRing score={casino.trustScore.score} />
      </div>
      <p className="offer">{casino.welcomeBonus ?? "No welcome offer"}</p>
      <Terms
        terms={[
          { label: "Wagering", value: orNotAvailable(casino.wageringRequirement) },
          { label: "Min deposit", value: orNotAvailable(casino.minDeposit) },
          { label: "Free spins", value: orNotAvailable(casino.freeSpins) },
          { label: "Since", value: orNotAvailable(casino.establishedYear) },
        ]}
      />
      <div className="card-foot">
        <Rating rating={casino.rating} />
        {compare}
        {favorite}
        <Link to={path} className="btn btn-primary btn-sm" aria-label={`Review of ${casino.name}`} {...click}>
          Review
        </Link>
      </div>
    </article>
  );
}
