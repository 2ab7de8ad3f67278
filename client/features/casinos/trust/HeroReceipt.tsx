/** Shows one casino's receipt on the home page, as an example of how the site calculates scores. */
import type { FragmentType } from "@apollo/client";
import { casinoClick } from "../../../graphql/trackedLinks";
import { useFragmentData } from "../../../graphql/useFragmentData";
import { TRUST_SCORE_MAX } from "../../../shared/limits";
import { casinoPath } from "../../../shared/paths";
import { CasinoLogo } from "../../../ui/images/CasinoLogo";
import { Link } from "../../../ui/Link";
import { card, grow, logo, panel, row, skeleton, text } from "../../../theme/classes";
import { slotClass } from "../../../theme/classNames";
import type * as recipes from "../casinos.recipe";
import { HeroReceipt_casinoFragmentDoc, type HeroReceipt_casinoFragment } from "./HeroReceipt.generated";
import { TrustReceipt } from "./TrustReceipt";
import { TrustRing } from "./TrustRing";

const heroReceipt = slotClass<typeof recipes.heroReceipt>("hero-receipt");

export function HeroReceipt({ casino: ref }: { casino: FragmentType<HeroReceipt_casinoFragment> }) {
  const casino = useFragmentData(HeroReceipt_casinoFragmentDoc, ref);
  const { score } = casino.trustScore;
  return (
    <article className={`${panel()} ${heroReceipt("root")}`}>
      <div className={row()}>
        <CasinoLogo name={casino.name} logoUrl={casino.logoUrl} size={56} isEager />
        <div className={grow()}>
          <h2 className={heroReceipt("title")}>
            <Link to={casinoPath(casino.slug)} className={card("link")} {...casinoClick(casino.id, "receipt")}>
              {casino.name}
            </Link>
          </h2>
          <p className={text({ size: "tiny" })}>
            How its {score}/{TRUST_SCORE_MAX} adds up
          </p>
        </div>
        <TrustRing score={score} />
      </div>
      <TrustReceipt casino={casino} />
    </article>
  );
}

/** Reserves the receipt's space while it loads. */
export function HeroReceiptSkeleton() {
  return (
    <div className={`${panel()} ${heroReceipt("root")}`} aria-hidden="true">
      <div className={row()}>
        <span className={`${skeleton()} ${logo({ size: 56 })}`} />
        <span className={`${skeleton({ shape: "title" })} ${grow()}`} />
      </div>
      <span className={skeleton({ shape: "lines" })} />
    </div>
  );
}
