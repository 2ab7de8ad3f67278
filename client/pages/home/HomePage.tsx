/**
 * The home page: the site's promise, an example receipt and the main links. One request loads all of its data, except
 * the recently viewed casinos.
 */
import { Fragment, type ReactNode } from "react";
import { BonusGrid } from "../../features/bonuses/BonusGrid";
import { CasinoGrid, CasinoGridSkeleton } from "../../features/casinos/CasinoGrid";
import { HeroReceipt, HeroReceiptSkeleton } from "../../features/casinos/trust/HeroReceipt";
import { pickReceiptCasino } from "../../features/casinos/trust/TrustReceipt";
import { GameGrid } from "../../features/games/GameGrid";
import { NewsletterPanel } from "../../features/newsletter/NewsletterPanel";
import { RecentlyViewedPanel } from "../../features/recentlyViewed/RecentlyViewedPanel";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { loadError } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { usePageStatus } from "../../shared/browser/serverResponse";
import { useSite } from "../../shared/site";
import { ErrorLine } from "../../ui/ErrorLine";
import { Icon, type IconName } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { Seo } from "../../ui/Seo";
import {
  link,
  pageWidth,
  section,
  sectionHead,
  text as textStyle,
  button,
  display,
  row,
  tag,
} from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { casinoCardSlots } from "../casinoCardSlots";
import { HomeDocument, type HomeQuery } from "./HomePage.generated";
import type * as recipes from "./home.recipe";

/** How many popular games the home page requests, and how many it shows. */
const POPULAR_GAMES = 12;
const HOME_GAMES = 4;

/** How many featured bonuses the home page requests, and how many it shows. */
const FEATURED_BONUSES = 4;
const HOME_BONUSES = 3;

/** How many featured casinos the home page requests, and how many it shows. */
const FEATURED_CASINOS = 6;
const HOME_CASINOS = 3;

const hero = slotClass<typeof recipes.hero>("hero");

const categories = slotClass<typeof recipes.categories>("categories");

interface HomeCategory {
  path: string;
  title: string;
  text: string;
  icon: IconName;
}

/** The home page's six category tiles, in order. */
const homeCategories: readonly HomeCategory[] = [
  { path: paths.liveCasinos, title: "Live Casinos", text: "Real dealers, on camera", icon: "live" },
  { path: paths.bitcoinCasinos, title: "Bitcoin Casinos", text: "Deposit and cash out in crypto", icon: "coin" },
  { path: paths.noDeposit, title: "No Deposit", text: "Try before you pay", icon: "gift" },
  { path: paths.jackpots, title: "Jackpots", text: "Long odds, clearly stated", icon: "trophy" },
  { path: paths.newCasinos, title: "New Casinos", text: "Recently opened or listed", icon: "sparkle" },
  { path: paths.mobileCasinos, title: "Mobile Casinos", text: "Tested on a phone", icon: "phone" },
];

const variables = { casinoCount: FEATURED_CASINOS, bonusCount: FEATURED_BONUSES, gameCount: POPULAR_GAMES };

export function homeQueries() {
  return [pageQuery(HomeDocument, variables)];
}

export function HomePage() {
  const { data, error, isLoading, retry } = usePageQuery(HomeDocument, variables);
  usePageStatus(error ? 503 : 200);
  const site = useSite();
  const receiptCasino = data && pickReceiptCasino(data.casinos.edges.map(({ node }) => node));

  return (
    <>
      <Seo
        title={site.seoTitle}
        description={site.seoDescription}
        keywords={site.seoKeywords ?? undefined}
        path={paths.home}
      />
      <HomeHero
        casinoCount={data?.siteSettings.casinoCount}
        receipt={receiptCasino ? <HeroReceipt casino={receiptCasino} /> : isLoading && <HeroReceiptSkeleton />}
      />
      <RecentlyViewedPanel />
      {isLoading && <LoadingCasinos />}
      {error && (
        <div className={`${pageWidth()} ${section()}`}>
          <ErrorLine message={loadError("casinos", error.message)} onRetry={retry} />
        </div>
      )}
      {data && <HomeLists data={data} />}
      <Categories />
      <NewsletterPanel />
    </>
  );
}

function HomeLists({ data: { casinos, bonuses, games } }: { data: HomeQuery }) {
  return (
    <>
      {casinos.edges.length > 0 && (
        <HomeSection title="Top-rated casinos" more="All casinos" path={paths.allCasinos}>
          <CasinoGrid
            casinos={casinos.edges.slice(0, HOME_CASINOS).map(({ node }) => node)}
            slots={casinoCardSlots}
            isFirst
          />
        </HomeSection>
      )}
      {bonuses.edges.length > 0 && (
        <HomeSection title="Best bonuses" more="No deposit bonuses" path={paths.noDeposit}>
          <BonusGrid bonuses={bonuses.edges.slice(0, HOME_BONUSES).map(({ node }) => node)} />
        </HomeSection>
      )}
      {games.edges.length > 0 && (
        <HomeSection title="Popular games" more="All slots" path={paths.slots}>
          <GameGrid games={games.edges.slice(0, HOME_GAMES).map(({ node }) => node)} />
        </HomeSection>
      )}
    </>
  );
}

function LoadingCasinos() {
  return (
    <section className={`${pageWidth()} ${section({ place: "home" })}`}>
      <h2 className={sectionHead()}>Top-rated casinos</h2>
      <CasinoGridSkeleton />
    </section>
  );
}

interface HomeSectionProps {
  title: string;
  /** The label of the link to the full list. */
  more: string;
  path: string;
  children: ReactNode;
}

function HomeSection({ title, more, path, children }: HomeSectionProps) {
  return (
    <section className={`${pageWidth()} ${section({ place: "home" })}`}>
      <div className={sectionHead()}>
        <h2>{title}</h2>
        <Link to={path} className={link({ isRow: true })}>
          {more} <Icon name="arrowRight" size={16} />
        </Link>
      </div>
      {children}
    </section>
  );
}

function Categories() {
  return (
    <section className={`${pageWidth()} ${section({ place: "home" })}`}>
      <h2 className={sectionHead()}>Find your kind of casino</h2>
      <ul className={categories("root")}>
        {homeCategories.map(({ path, title, text, icon }) => (
          <li key={path}>
            <Link to={path} className={categories("tile")}>
              <Icon name={icon} size={22} />
              <span>
                <b>{title}</b>
                <span className={textStyle({ size: "tiny" })}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the figures of the hero. If the site makes no claim about its number of casinos, that figure comes from the
 * catalogue, unless the catalogue is empty.
 */
function useStats(casinoCount: number | null | undefined) {
  const { casinosReviewed, playersHelped } = useSite();
  const reviewed = casinosReviewed ?? (casinoCount ? casinoCount.toLocaleString("en-US") : null);
  return [
    { figure: reviewed, label: casinoCount === 1 ? "casino reviewed" : "casinos reviewed" },
    { figure: playersHelped, label: "players helped" },
    { figure: "18+", label: "play responsibly" },
  ].filter(({ figure }) => figure);
}

interface HomeHeroProps {
  receipt: ReactNode;
  /** The number of casinos in the catalogue. It appears if the site makes no claim of its own. */
  casinoCount: number | null | undefined;
}

/** The home page's hero. It describes the site, next to an example receipt. */
function HomeHero({ receipt, casinoCount }: HomeHeroProps) {
  const stats = useStats(casinoCount);
  const { headline, introduction, pledge } = useSite();
  return (
    <section className={hero("root")}>
      <div className={`${pageWidth()} ${hero("inner")}`}>
        <div>
          {pledge && (
            <p className={tag({ tone: "ok" })}>
              <Icon name="check" size={14} /> {pledge}
            </p>
          )}
          <Headline text={headline} />
          {introduction && <p className={hero("text")}>{introduction}</p>}
          <div className={`${row({ wraps: true })} ${hero("actions")}`}>
            <Link to={paths.allCasinos} className={button({ tone: "primary", size: "lg" })}>
              Get Started
            </Link>
            <Link to={paths.aboutUs} className={button({ tone: "secondary", size: "lg" })}>
              How we score
            </Link>
          </div>
          <dl className={hero("stats")}>
            {stats.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={display()}>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        {receipt}
      </div>
    </section>
  );
}

/** The longest line, in characters, that fits next to the receipt on every screen. */
const MAX_LINE = 18;

function Headline({ text }: { text: string }) {
  const lines = text.split("\n");
  return (
    <h1 className={hero("title", { wraps: lines.some((line) => line.length > MAX_LINE) })}>
      {lines.map((line, at) => (
        <Fragment key={`${at} ${line}`}>
          {at > 0 && <br />}
          {`${line} `}
        </Fragment>
      ))}
    </h1>
  );
}
