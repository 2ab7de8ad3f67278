/** A casino in a grid: its name, trust score, offer, terms and next step. */
import type { FragmentType } from "@apollo/client";
import { Fragment, type ReactNode } from "react";
import { casinoClick } from "../../graphql/trackedLinks";
import { useFragmentData } from "../../graphql/useFragmentData";
import { casinoPath } from "../../shared/paths";
import { plural, unbroken } from "../../shared/format/plural";
import { orNotAvailable } from "../../shared/notAvailable";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Link } from "../../ui/Link";
import { Highlight, CasinoMatches, rangesIn, type SearchMatch } from "./CasinoMatches";
import { Rating } from "../../ui/Rating";
import { Terms } from "../../ui/Terms";
import { button, card, text } from "../../theme/classes";
import { CasinoCard_casinoFragmentDoc, type CasinoCard_casinoFragment } from "./CasinoCard.generated";
import { flagsOf, CasinoFlags } from "./CasinoFlags";

import { TrustRing } from "./trust/TrustRing";

/** Elements from other features that a card contains. The page passes them. */
export interface CasinoCardSlots {
  favorite?: ReactNode;
  compare?: ReactNode;
}

interface CasinoCardProps extends CasinoCardSlots {
  casino: FragmentType<CasinoCard_casinoFragment>;
  /** Whether the card is in the first row of its page. If so, its logo loads immediately. */
  isFirstRow?: boolean;
  /** The search matches to highlight. */
  matches?: readonly SearchMatch[] | undefined;
  /** A line above the card's footer that relates the casino to the current list. */
  detail?: ReactNode;
}

export function CasinoCard({ casino: ref, isFirstRow, matches, detail, favorite, compare }: CasinoCardProps) {
  const casino = useFragmentData(CasinoCard_casinoFragmentDoc, ref);
  const path = casinoPath(casino.slug);
  const click = casinoClick(casino.id, "card");

  return (
    <article className={card("root")}>
      <div className={card("head")}>
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} isEager={isFirstRow} />
        <div className={card("who")}>
          <h3>
            {/* With this label, screen readers read the name without pauses, although highlights split it. */}
            <Link to={path} className={card("link")} aria-label={matches && casino.name} {...click}>
              {matches ? <Highlight text={casino.name} ranges={rangesIn(casino.name, "NAME", matches)} /> : casino.name}
            </Link>
          </h3>
          <p className={casino.licenses.length > 0 ? text({ size: "tiny" }) : text({ tone: "warning", size: "tiny" })}>
            <Licenses licenses={casino.licenses} matches={matches} /> · {unbroken(plural(casino.reviewCount, "review"))}
          </p>
          <CasinoFlags size="sm" flags={flagsOf(casino)} />
        </div>
        <TrustRing score={casino.trustScore.score} />
      </div>
      <p className={card("offer")}>{casino.welcomeBonus ?? "No welcome offer"}</p>
      <Terms
        place="casinoCard"
        terms={[
          { label: "Wagering", value: orNotAvailable(casino.wageringRequirement) },
          { label: "Min deposit", value: orNotAvailable(casino.minDeposit) },
          { label: "Free spins", value: orNotAvailable(casino.freeSpins) },
          { label: "Since", value: orNotAvailable(casino.establishedYear) },
        ]}
      />
      {matches && <CasinoMatches matches={matches} />}
      {detail}
      <div className={card("foot")}>
        <Rating rating={casino.rating} />
        {compare}
        {favorite}
        <Link
          to={path}
          className={button({ tone: "primary", size: "sm" })}
          aria-label={`Review of ${casino.name}`}
          {...click}
        >
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
      <Highlight text={license} ranges={rangesIn(license, "LICENSES", matches)} />
    </Fragment>
  ));
}
