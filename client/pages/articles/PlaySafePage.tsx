/** The Play Safe page, with guidelines, warning signs, support and tools. It links to no casino. */
import {
  guidelines,
  priceOfAnHour,
  safetyTools,
  warningSigns,
  type SafetyPoint,
  supportOrganizations,
  type SupportOrganisation,
} from "../../content/playSafe";
import { ADULT_AGE } from "../../shared/limits";
import { paths } from "../../shared/paths";
import { Icon } from "../../ui/Icon";
import { PlaceholderButton } from "../../ui/PlaceholderButton";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { Receipt } from "../../ui/Receipt";
import {
  button,
  column,
  pageWidth,
  panel,
  row,
  section,
  sectionHead,
  text as textStyle,
  card,
  link,
  srOnly,
} from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./playSafe.recipe";
import type * as articleRecipes from "./articles.recipe";

const support = slotClass<typeof recipes.support>("support");

const playSafe = slotClass<typeof recipes.playSafe>("play-safe");
const pointList = slotClass<typeof articleRecipes.pointList>("points");

const DESCRIPTION =
  "How to keep gambling a game, how to tell when it no longer is one, and where to get free and confidential help.";

export function PlaySafePage() {
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.playSafe} title="Play Safe" />
      <PageBanner description={DESCRIPTION} icon="shield" title="Play Safe">
        <div className={row({ wraps: true })}>
          <a className={button({ tone: "primary" })} href="#help">
            Find help now
          </a>
        </div>
      </PageBanner>
      <div className={`${pageWidth()} ${section()} ${column({ isWide: true })}`}>
        <section className={playSafe("notice")}>
          <Icon name="warning" size={26} />
          <div>
            <h2>{ADULT_AGE}+ Only</h2>
            <p>
              You must be at least {ADULT_AGE} to gamble, or older if the law where you live says so. Keep your account
              and passwords away from children, and never let a minor play for you.
            </p>
          </div>
        </section>
        <section>
          <h2 className={sectionHead()}>Four guidelines</h2>
          <Points points={guidelines} />
        </section>
        <div className={playSafe("signs")}>
          <WarningSigns />
          <PriceOfAnHour />
        </div>
        <SupportOrganizations />
        <section>
          <h2 className={sectionHead()}>Casino safety tools</h2>
          <Points points={safetyTools} />
        </section>
      </div>
    </>
  );
}

function Points({ points }: { points: readonly SafetyPoint[] }) {
  return (
    <ul className={pointList("root", { isFour: points.length === 4 })}>
      {points.map(({ title, text, icon }) => (
        <li className={`${panel()} ${pointList("point")}`} key={title}>
          <Icon name={icon} size={22} />
          <h3>{title}</h3>
          <p className={textStyle({ tone: "muted", size: "small" })}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function WarningSigns() {
  return (
    <section aria-labelledby="warning-signs" className={panel()}>
      <h2 id="warning-signs">Warning signs</h2>
      <p className={textStyle({ tone: "muted" })}>
        One of these on one evening is human. If you notice several, or the same one again and again, talk to someone.
      </p>
      <ol className={playSafe("list")}>
        {warningSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ol>
      <PlaceholderButton>Take Full Assessment</PlaceholderButton>
    </section>
  );
}

function PriceOfAnHour() {
  return (
    <section aria-labelledby="price-of-an-hour" className={panel({ look: "paper" })}>
      <h2 id="price-of-an-hour">What an hour costs</h2>
      <p className={textStyle({ tone: "muted", size: "small" })}>
        An example for a slot. The average includes good hours and bad ones; gambling never becomes an income.
      </p>
      <Receipt caption="What an hour on a slot costs on average" {...priceOfAnHour} />
      <p className={textStyle({ tone: "muted", size: "small" })}>
        For your own figures, multiply spins, stake and house edge.
      </p>
    </section>
  );
}

/** Lists the support organizations. The website and telephone links work, but the contact buttons do nothing yet. */
function SupportOrganizations() {
  return (
    <section aria-labelledby="help">
      <div className={sectionHead()}>
        <h2 className={support("title")} id="help">
          Support organizations
        </h2>
        <p className={textStyle({ tone: "muted", size: "small" })}>
          Free and confidential. They know that the first call is the hardest.
        </p>
      </div>
      <ul className={support("list")}>
        {supportOrganizations.map((organization) => (
          <li key={organization.name}>
            <SupportCard organization={organization} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SupportCard({
  organization: { name, description, country, website, phone },
}: {
  organization: SupportOrganisation;
}) {
  return (
    <article className={`${card("root")} ${support("card")}`}>
      <p className={textStyle({ size: "tiny" })}>{country}</p>
      <h3>{name}</h3>
      <p className={textStyle({ tone: "muted", size: "small" })}>{description}</p>
      <div className={support("ways")}>
        <a className={support("phone")} href={`tel:${phone.replaceAll(/\D/g, "")}`}>
          <Icon name="phone" /> {phone}
        </a>
        <a className={link({ isRow: true })} href={website} rel="noopener">
          {new URL(website).host.replace("www.", "")} <Icon name="external" size={16} />
        </a>
        <PlaceholderButton size="sm">
          Contact <span className={srOnly()}>{name}</span>
        </PlaceholderButton>
      </div>
    </article>
  );
}
