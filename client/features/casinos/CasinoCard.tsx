/** A casino in a grid: who, how trusted, what offer, at what terms, what next. Plain elements, since a page renders many of them. */
import type { FragmentType } from "@apollo/client";
import { Fragment, type ReactNode } from "react";
import { useCasinoCard_casinoFragment } from "../../graphql/documents/CasinoCard_casino";
import type { CasinoCard_casinoFragment } from "../../graphql/generated";
import { casinoClick } from "../../graphql/trackedLinks";
import { casinoPath } from "../../shared/paths";
import { plural, unbroken } from "../../shared/plural";
import { orNotAvailable } from "../../shared/terms";
import { CasinoLogo } from "../../shared/ui/CasinoLogo";
import { Link } from "../../shared/ui/Link";
import { Marked } from "../../shared/ui/Marked";
import { Rating } from "../../shared/ui/Rating";
import { Terms } from "../../shared/ui/Terms";
import { casinoFlags } from "./casinoFlags";
import { CasinoFlags } from "./CasinoFlags";
import { CasinoMatches } from "./CasinoMatches";
import { rangesIn, type SearchMatch } from "./searchMatches";
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
  /** Where a search found it, to be marked. */
  matches?: readonly SearchMatch[] | undefined;
}

export function CasinoCard({ casino: ref, isFirstRow, matches, favorite, compare }: CasinoCardProps) {
  const casino = useCasinoCard_casinoFragment(ref);
  const path = casinoPath(casino.slug);
  const click = casinoClick(casino.id, "card");

  return (
    <article className="card">
      <div className="card-head">
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} isEager={isFirstRow} />
        <div className="card-who">
          <h3>
            {/* A marked name is still read as one. */}
            <Link to={path} className="card-link" aria-label={matches && casino.name} {...click}>
              {matches ? <Marked text={casino.name} ranges={rangesIn(casino.name, "NAME", matches)} /> : casino.name}
            </Link>
          </h3>
          <p className={casino.licenses.length > 0 ? "tiny" : "tiny is-warning"}>
            <Licenses licenses={casino.licenses} matches={matches} /> · {unbroken(plural(casino.reviewCount, "review"))}
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
      {matches && <CasinoMatches matches={matches} />}
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

function Licenses({ licenses, matches }: { licenses: readonly string[]; matches: CasinoCardProps["matches"] }) {
  if (licenses.length === 0) return "No license";
  if (!matches) return licenses.join(", ");
  return licenses.map((license, position) => (
    <Fragment key={license}>
      {position > 0 && ", "}
      <Marked text={license} ranges={rangesIn(license, "LICENSES", matches)} />
    </Fragment>
  ));
}
