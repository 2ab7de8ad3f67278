/** The review of a casino, at both of its paths. The tab is in the URL, and switching the tab sends no request. */
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { BonusPanel } from "../features/bonuses/BonusPanel";
import { CasinoFacts } from "../features/casinos/facts/CasinoFacts";
import { CasinoHeader } from "../features/casinos/CasinoHeader";
import { CasinoReviewSkeleton } from "../features/casinos/CasinoReviewSkeleton";
import { casinoStructuredData } from "../features/casinos/casinoStructuredData";
import { CasinoTabContent } from "../features/casinos/CasinoTabContent";
import {
  casinoTabAddress,
  readCasinoTab,
  type CasinoTab,
  CasinoTabPanel,
  CasinoTabs,
} from "../features/casinos/CasinoTabs";
import { CompareButton } from "../features/comparison/CompareButton";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { recordView } from "../features/recentlyViewed/recentlyViewed";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { lazyWithRetry } from "../shared/browser/lazyWithRetry";
import { isOffline, subscribeConnection } from "../shared/browser/connection";
import { messages } from "../shared/messages";
import { casinoPath, paths, howWeScorePath } from "../shared/paths";
import { formatRating, isRated } from "../shared/ratingScale";
import type { PageProps, RouteMatch } from "../shared/route";
import { usePageStatus } from "../shared/browser/serverResponse";
import { useAbsoluteUrl, useSite } from "../shared/site";
import { ChunkBoundary } from "../ui/ChunkBoundary";
import { JsonLd, Seo } from "../ui/Seo";
import { Link } from "../ui/Link";
import { MissingPage, Redirect } from "./MissingPage";

import { button, column, pageWidth, panel, text as textStyle, grow, link, row } from "../theme/classes";
import { recipeClass } from "../theme/classNames";
import type * as recipes from "../features/casinos/casinos.recipe";
import { CasinoDocument, type CasinoQuery } from "./CasinoPage.generated";
import type { FragmentType } from "@apollo/client";
import { Icon } from "../ui/Icon";
import { TrustReceipt } from "../features/casinos/trust/TrustReceipt";
import type { TrustReceipt_casinoFragment } from "../features/casinos/trust/TrustReceipt.generated";
import { TrustRing } from "../features/casinos/trust/TrustRing";

const reviewTop = recipeClass<typeof recipes.reviewTop>("review-top");
const reviewTabs = recipeClass<typeof recipes.reviewTabs>("review-tabs");
const reviewBody = recipeClass<typeof recipes.reviewBody>("review-body");
const reviewAside = recipeClass<typeof recipes.reviewAside>("review-aside");

/** The server loads this script before it renders (entryServer.tsx), so the history appears even without JavaScript. */
export const ScoreHistory = lazyWithRetry(() =>
  import("../features/casinos/trust/ScoreHistory").then((module) => module.ScoreHistory),
);

/** The number of bonuses on the overview. */
const OVERVIEW_BONUSES = 2;

const parents = [{ name: "All Casinos", path: paths.allCasinos }];

type Casino = NonNullable<CasinoQuery["casino"]>;

function slugOf({ params }: RouteMatch): string {
  return params["slug"] ?? "";
}

export function casinoQueries(match: RouteMatch) {
  return [pageQuery(CasinoDocument, { slug: slugOf(match) })];
}

export function CasinoPage({ match }: PageProps) {
  const slug = slugOf(match);
  const { data, error, isLoading, retry } = usePageQuery(CasinoDocument, { slug });
  const isAway = useSyncExternalStore(subscribeConnection, isOffline, () => false);
  const casino = data?.casino;

  if (isLoading) return <CasinoReviewSkeleton />;
  // No casino can have a slug that the server rejects, so a retry would not help.
  const mayRetry = error && error.code !== "BAD_USER_INPUT";
  if (!casino && isAway && error?.code === "NETWORK") return <UnreachedCasino onRetry={retry} />;
  if (!casino) return <NoCasino onRetry={mayRetry ? retry : undefined} />;
  const tab = readCasinoTab(match.query["tab"]);
  if (casino.slug !== slug) return <Redirect to={casinoTabAddress(casinoPath(casino.slug), tab.id)} />;
  return <CasinoReview casino={casino} path={match.path} tab={tab} />;
}

interface CasinoReviewProps {
  casino: Casino;
  path: string;
  tab: CasinoTab;
}

function CasinoReview({ casino, path, tab }: CasinoReviewProps) {
  useEffect(() => recordView(casino.id), [casino.id]);
  // On these tabs, the text may be shorter than the receipt next to it. The facts then fill the space below the text.
  const isShort = tab.id !== "overview" && tab.id !== "bonuses";
  const canonical = casinoPath(casino.slug);
  const structuredData = casinoStructuredData(casino, useAbsoluteUrl(canonical), useSite().name);

  return (
    <article>
      <Seo
        title={`${casino.name} Review`}
        description={descriptionOf(casino)}
        path={canonical}
        name={casino.name}
        parents={parents}
        type="article"
      />
      {structuredData && <JsonLd data={structuredData} />}
      <header className={reviewTop()}>
        <CasinoHeader
          casino={casino}
          favorite={<FavoriteButton casino={casino} isLabelled />}
          compare={<CompareButton casino={casino} isLarge />}
        />
      </header>
      <div className={reviewTabs()}>
        <CasinoTabs casinoName={casino.name} path={path} selected={tab.id} />
      </div>
      <div className={`${pageWidth()} ${reviewBody()}`}>
        <CasinoTabPanel tab={tab.id}>
          <CasinoTabContent casino={casino} tab={tab} />
          {tab.id === "overview" && <BonusesAtAGlance casino={casino} allPath={`${path}?tab=bonuses`} />}
          {tab.id === "bonuses" && <ReviewBonuses casino={casino} />}
          {isShort && <CasinoFacts bonuses={casino.bonuses} casino={casino} />}
        </CasinoTabPanel>
        <div className={`${column()} ${reviewAside()}`}>
          <TrustPanel score={casino.trustScore.score} casino={casino} history={casino.scoreHistory} />
          {!isShort && <CasinoFacts bonuses={casino.bonuses} casino={casino} />}
        </div>
      </div>
    </article>
  );
}

function ReviewBonuses({ casino }: { casino: Casino }) {
  if (casino.bonuses.length === 0)
    return <p className={`${panel()} ${textStyle({ tone: "muted" })}`}>{messages.noBonuses}</p>;
  return casino.bonuses.map((bonus) => <BonusPanel key={bonus.id} bonus={bonus} casino={casino} />);
}

interface BonusesAtAGlanceProps {
  casino: Casino;
  allPath: string;
}

/** Shows the overview's bonuses, welcome offers first, and a link to all bonuses. */
function BonusesAtAGlance({ casino, allPath }: BonusesAtAGlanceProps) {
  const { bonuses } = casino;
  const isWelcome = ({ bonusType }: Casino["bonuses"][number]) => bonusType === "WELCOME";
  const ordered = [...bonuses.filter(isWelcome), ...bonuses.filter((bonus) => !isWelcome(bonus))];
  return (
    <>
      {ordered.slice(0, OVERVIEW_BONUSES).map((bonus) => (
        <BonusPanel key={bonus.id} bonus={bonus} casino={casino} />
      ))}
      {bonuses.length > OVERVIEW_BONUSES && (
        <Link to={allPath} className={button({ tone: "secondary" })}>
          All {bonuses.length} bonuses
        </Link>
      )}
    </>
  );
}

/** Says that a casino does not exist or could not be loaded. With `onRetry`, shows a retry button. */
function NoCasino({ onRetry }: { onRetry?: (() => void) | undefined }) {
  usePageStatus(onRetry ? 503 : 404);
  return (
    <>
      <Seo title={messages.casinoNotFound} description={messages.casinoNotFoundText} path={paths.home} isNoIndex />
      <MissingPage
        reason={onRetry ? "failed" : "missing"}
        text={messages.casinoNotFoundText}
        title={messages.casinoNotFound}
      >
        {onRetry && (
          <button type="button" className={button({ tone: "primary" })} onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )}
        <Link to={paths.home} className={onRetry ? button({ tone: "secondary" }) : button({ tone: "primary" })}>
          Return Home
        </Link>
      </MissingPage>
    </>
  );
}

/**
 * Says that the visitor is offline and that this review is not cached. The review loads when the visitor is online
 * again.
 */
function UnreachedCasino({ onRetry }: { onRetry: () => void }) {
  const title = messages.casinoOffline;
  const text = messages.casinoOfflineText;
  return (
    <>
      <Seo title={title} description={text} path={paths.home} isNoIndex />
      <MissingPage reason="failed" text={text} title={title}>
        <button type="button" className={button({ tone: "primary" })} onClick={onRetry}>
          {messages.tryAgain}
        </button>
        <Link to={paths.home} className={button({ tone: "secondary" })}>
          Return Home
        </Link>
      </MissingPage>
    </>
  );
}

function descriptionOf({ name, description, rating, trustScore }: Casino): string {
  const figures = [
    `Trust score ${trustScore.score}/100`,
    ...(isRated(rating) ? [`rated ${formatRating(rating)}`] : []),
  ];
  return `${name} review. ${figures.join(", ")}. ${description ?? "Games, bonuses, payments, support and safety."}`;
}

interface TrustPanelProps {
  score: number;
  casino: FragmentType<TrustReceipt_casinoFragment>;
  history: Casino["scoreHistory"];
}

/** Shows a casino's trust score with its receipt and its history. */
function TrustPanel({ score, casino, history }: TrustPanelProps) {
  return (
    <section className={`${panel()} ${textStyle({ size: "small" })}`}>
      <div className={row()}>
        <h2 className={`${textStyle({ size: "title" })} ${grow()}`}>Trust score</h2>
        <TrustRing score={score} caption="/100" />
      </div>
      <TrustReceipt casino={casino} />
      {history.length > 0 && (
        <ChunkBoundary>
          <Suspense>
            <ScoreHistory changes={history} />
          </Suspense>
        </ChunkBoundary>
      )}
      <Link className={link({ isRow: true })} to={howWeScorePath}>
        How we score <Icon name="arrowRight" size={16} />
      </Link>
    </section>
  );
}
