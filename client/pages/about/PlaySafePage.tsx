/** The Play Safe page: guidelines, warning signs, support and tools. It contains no link to a casino. */
import {
  guidelines,
  helpLinesOfNewSite,
  priceOfAnHour,
  safetyTools,
  warningSigns,
  type SafetyPoint,
} from "../../content/playSafe";
import { isMock } from "../../graphql/isMock";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { ADULT_AGE } from "../../shared/limits";
import { mailAddress } from "../../shared/mailAddress";
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
import { HelpLinesDocument, type HelpLinesQuery } from "./HelpLines.generated";
import { phoneAddress } from "./phoneAddress";
import type * as recipes from "./playSafe.recipe";
import type * as articleRecipes from "../articles/articles.recipe";

const support = slotClass<typeof recipes.support>("support");

const playSafe = slotClass<typeof recipes.playSafe>("play-safe");
const pointList = slotClass<typeof articleRecipes.pointList>("points");

const DESCRIPTION =
  "How to keep gambling a game, how to tell when it no longer is one, and where to get free and confidential help.";

export function playSafeQueries() {
  return [pageQuery(HelpLinesDocument, {})];
}

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
        Anyone can show one of these signs on a bad evening. If you notice several, or the same one again and again,
        talk to someone.
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
        An example for a slot. The average covers winning sessions and losing ones; gambling is never a way to make
        money.
      </p>
      <Receipt caption="What an hour on a slot costs on average" {...priceOfAnHour} />
      <p className={textStyle({ tone: "muted", size: "small" })}>
        To estimate your own cost, multiply spins, stake and house edge.
      </p>
    </section>
  );
}

/** Lists the support organizations, with links to their websites and telephone numbers, if known. */
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
        {useHelpLines().map((helpLine) => (
          <li key={`${helpLine.countryCode} ${helpLine.organization}`}>
            <SupportCard helpLine={helpLine} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SupportCard({
  helpLine: { organization, description, countryName, url, phone, contact, registerName, registerUrl },
}: {
  helpLine: HelpLine;
}) {
  return (
    <article className={`${card("root")} ${support("card")}`}>
      <p className={textStyle({ size: "tiny" })}>{countryName}</p>
      <h3>{organization}</h3>
      {description && <p className={textStyle({ tone: "muted", size: "small" })}>{description}</p>}
      <div className={support("ways")}>
        {phone && <Phone phone={phone} />}
        {url && <ExternalLink label={hostOf(url)} url={url} />}
        {registerUrl && <ExternalLink label={registerName ?? hostOf(registerUrl)} url={registerUrl} />}
        {registerName && !registerUrl && <p className={textStyle({ size: "small" })}>{registerName}</p>}
        <ContactButton contact={contact} organization={organization} />
      </div>
    </article>
  );
}

function Phone({ phone }: { phone: string }) {
  const address = phoneAddress(phone);
  if (address === null) return <p className={textStyle({ size: "small" })}>{phone}</p>;
  return (
    <a className={support("phone")} href={address}>
      <Icon name="phone" /> {phone}
    </a>
  );
}

/**
 * Leads to the organization's contact page or email address. If the settings contain neither, the button does nothing
 * yet.
 */
function ContactButton({ contact, organization }: { contact: string | null; organization: string }) {
  const label = (
    <>
      Contact <span className={srOnly()}>{organization}</span>
    </>
  );
  if (!contact) return <PlaceholderButton size="sm">{label}</PlaceholderButton>;
  const isPage = /^https?:\/\//i.test(contact);
  return (
    <a
      className={button({ tone: "secondary", size: "sm" })}
      href={isPage ? contact : mailAddress(contact)}
      rel={isPage ? "noopener" : undefined}
    >
      {label}
    </a>
  );
}

function hostOf(url: string): string {
  return new URL(url).host.replace("www.", "");
}

function ExternalLink({ label, url }: { label: string; url: string }) {
  return (
    <a className={link({ isRow: true })} href={url} rel="noopener">
      {label} <Icon name="external" size={16} />
    </a>
  );
}

type HelpLine = Omit<HelpLinesQuery["siteSettings"]["helpLines"][number], "__typename">;

/** Returns the site's help lines. If the API does not respond, returns the help lines of a new site. */
function useHelpLines(): readonly HelpLine[] {
  const { data, isLoading } = usePageQuery(HelpLinesDocument, {});
  if (isLoading) return [];
  return isMock || !data ? helpLinesOfNewSite : data.siteSettings.helpLines;
}
