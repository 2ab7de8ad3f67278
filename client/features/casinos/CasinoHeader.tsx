/** The header of a casino's review: its name, flags, rating and the visitor's next steps. */
import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { casinoClick } from "../../graphql/trackedLinks";
import { useFragmentData } from "../../graphql/useFragmentData";
import { formatDay } from "../../shared/format/dates";
import { paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import { CasinoLogo } from "../../ui/images/CasinoLogo";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { NotRecommended } from "../../ui/NotRecommended";
import { OutboundLink } from "../../ui/OutboundLink";
import { button, pageWidth, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./casinos.recipe";
import { CasinoHeader_casinoFragmentDoc, type CasinoHeader_casinoFragment } from "./CasinoHeader.generated";
import { flagsOf, CasinoFlags } from "./CasinoFlags";
import { TrustRing } from "./trust/TrustRing";
import { isRated } from "../../shared/ratingScale";
import { Rating } from "../../ui/Rating";

const ratingBar = slotClass<typeof recipes.ratingBar>("rating-bar");

const review = slotClass<typeof recipes.review>("review");

interface CasinoHeaderProps {
  casino: FragmentType<CasinoHeader_casinoFragment>;
  /** The favorite button. The page passes it, because features don't import each other. */
  favorite?: ReactNode;
  compare?: ReactNode;
}

export function CasinoHeader({ casino: ref, favorite, compare }: CasinoHeaderProps) {
  const casino = useFragmentData(CasinoHeader_casinoFragmentDoc, ref);
  const isLicensed = casino.licenses.length > 0;

  return (
    <div className={pageWidth()}>
      <Link to={paths.home} className={review("back")}>
        <Icon name="arrowLeft" size={16} /> Back to Casinos
      </Link>
      <div className={review("head")}>
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={88} isEager />
        <div className={review("name")}>
          <h1>{casino.name}</h1>
          <CasinoFlags flags={flagsOf(casino)} />
        </div>
        <div className={review("trust")}>
          <TrustRing score={casino.trustScore.score} />
        </div>
        <div className={review("detail")}>
          {casino.description && <p className={text({ tone: "muted" })}>{casino.description}</p>}
          <div className={review("figures")}>
            <span className={isLicensed ? review("license") : `${review("license")} ${text({ tone: "warning" })}`}>
              <Icon name={isLicensed ? "shield" : "warning"} size={16} />
              {isLicensed ? `Licensed: ${casino.licenses.join(", ")}` : "No license"}
            </span>
            <RatingBar rating={casino.rating} />
            <span className={text({ size: "tiny" })}>{plural(casino.reviewCount, "review")}</span>
            <span className={text({ size: "tiny" })}>
              Updated <time dateTime={casino.updatedAt}>{formatDay(casino.updatedAt)}</time>
            </span>
          </div>
        </div>
        <div className={review("actions")}>
          <div className={review("buttons")}>
            {favorite}
            {compare}
            <OutboundLink
              href={casino.websiteUrl}
              className={isLicensed ? button({ tone: "primary" }) : button({ tone: "secondary" })}
              {...casinoClick(casino.id, "review")}
            >
              Visit casino
            </OutboundLink>
          </div>
          {!isLicensed && <NotRecommended />}
          <p className={text({ size: "tiny" })}>18+ · We may earn a commission. It never changes a score.</p>
        </div>
      </div>
    </div>
  );
}

const STORED_MAX = 5;

/**
 * Limits for the stored rating (out of 5). The bar has the accent color from GOOD_FROM, and is red below POOR_BELOW.
 */
const GOOD_FROM = 4;
const POOR_BELOW = 3;

function bandOf(rating: number) {
  if (rating >= GOOD_FROM) return undefined;
  return rating < POOR_BELOW ? "low" : "middle";
}

/** Shows a rating with a label and a bar, so visitors don't confuse it with the trust score. */
function RatingBar({ rating }: { rating: number }) {
  return (
    <span className={ratingBar("root")}>
      <span className={text({ size: "tiny" })}>Rating</span>
      <Rating rating={rating} />
      {isRated(rating) && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={ratingBar("track")} width="100" height="6" />
          <rect
            className={ratingBar("value", { band: bandOf(rating) })}
            width={(rating / STORED_MAX) * 100}
            height="6"
          />
        </svg>
      )}
    </span>
  );
}
