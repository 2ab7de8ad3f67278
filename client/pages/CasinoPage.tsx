/** The review of one casino, on both of its addresses. The tab is in the address; switching it asks the server nothing. */
import { useSyncExternalStore } from "react";
import { BonusPanel } from "../features/bonuses/BonusPanel";
import { CasinoFacts } from "../features/casinos/CasinoFacts";
import { CasinoHeader } from "../features/casinos/CasinoHeader";
import { CasinoReviewSkeleton } from "../features/casinos/CasinoReviewSkeleton";
import { casinoStructuredData } from "../features/casinos/casinoStructuredData";
import { CasinoTabContent } from "../features/casinos/CasinoTabContent";
import { CasinoTabPanel } from "../features/casinos/CasinoTabPanel";
import { casinoTabAddress, readCasinoTab, type CasinoTab } from "../features/casinos/casinoTabs";
import { CasinoTabs } from "../features/casinos/CasinoTabs";
import { TrustPanel } from "../features/casinos/TrustPanel";
import { CompareButton } from "../features/comparison/CompareButton";
import { FavoriteButton } from "../features/favorites/FavoriteButton";
import { useRecordView } from "../features/recentlyViewed/useRecordView";
import { CasinoDocument } from "../graphql/documents/Casino";
import type { CasinoQuery } from "../graphql/generated";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { isOffline, subscribeConnection } from "../shared/connection";
import { messages } from "../shared/messages";
import { casinoPath, paths } from "../shared/paths";
import { formatRating, isRated } from "../shared/rating";
import type { PageProps, RouteMatch } from "../shared/route";
import { usePageStatus } from "../shared/serverResponse";
import { SITE_NAME, useAbsoluteUrl } from "../shared/site";
import { JsonLd } from "../shared/ui/JsonLd";
import { Link } from "../shared/ui/Link";
import { MissingPage } from "../shared/ui/MissingPage";
import { PageHead } from "../shared/ui/PageHead";
import { Redirect } from "../shared/ui/Redirect";

/** Bonuses that the overview shows. */
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
  // A slug that the server can't even read belongs to no casino: asking again would not help.
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
  useRecordView(casino.id);
  // One text is shorter than the receipt next to it: the facts fill the column under the text.
  const isShort = tab.id !== "overview" && tab.id !== "bonuses";
  const canonical = casinoPath(casino.slug);
  const structuredData = casinoStructuredData(casino, useAbsoluteUrl(canonical), SITE_NAME);

  return (
    <article>
      <PageHead
        title={`${casino.name} Review`}
        description={descriptionOf(casino)}
        path={canonical}
        name={casino.name}
        parents={parents}
        type="article"
      />
      <JsonLd data={structuredData} />
      <header className="review-top">
        <CasinoHeader
          casino={casino}
          favorite={<FavoriteButton casino={casino} isLabelled />}
          compare={<CompareButton casino={casino} isLarge />}
        />
      </header>
      <div className="review-tabs">
        <CasinoTabs casinoName={casino.name} path={path} selected={tab.id} />
      </div>
      <div className="wrap review-body">
        <CasinoTabPanel tab={tab.id}>
          <CasinoTabContent casino={casino} tab={tab} />
          {tab.id === "overview" && <BonusesAtAGlance casino={casino} allPath={`${path}?tab=bonuses`} />}
          {tab.id === "bonuses" && <CasinoBonuses casino={casino} />}
          {isShort && <CasinoFacts casino={casino} />}
        </CasinoTabPanel>
        <div className="stack review-aside">
          <TrustPanel score={casino.trustScore.score} casino={casino} />
          {!isShort && <CasinoFacts casino={casino} />}
        </div>
      </div>
    </article>
  );
}

function CasinoBonuses({ casino }: { casino: Casino }) {
  if (casino.bonuses.length === 0) return <p className="panel muted">{messages.noBonuses}</p>;
  return casino.bonuses.map((bonus) => <BonusPanel key={bonus.id} bonus={bonus} casino={casino} />);
}

interface BonusesAtAGlanceProps {
  casino: Casino;
  allPath: string;
}

/** The overview's share of the bonuses, the welcome offer first, with the way to all of them. */
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
        <Link to={allPath} className="btn btn-secondary">
          All {bonuses.length} bonuses
        </Link>
      )}
    </>
  );
}

/** A casino that is not there, and one that could not be fetched: the same words, and for the latter a way to try again. */
function NoCasino({ onRetry }: { onRetry?: (() => void) | undefined }) {
  usePageStatus(onRetry ? 503 : 404);
  return (
    <>
      <PageHead title={messages.casinoNotFound} description={messages.casinoNotFoundText} path={paths.home} isNoIndex />
      <MissingPage
        reason={onRetry ? "failed" : "missing"}
        text={messages.casinoNotFoundText}
        title={messages.casinoNotFound}
      >
        {onRetry && (
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            {messages.tryAgain}
          </button>
        )}
        <Link to={paths.home} className={onRetry ? "btn btn-secondary" : "btn btn-primary"}>
          Return Home
        </Link>
      </MissingPage>
    </>
  );
}

/** Without a connection nothing is known of the casino. It appears when there is one again. */
function UnreachedCasino({ onRetry }: { onRetry: () => void }) {
  const { casinoOffline: title, casinoOfflineText: text } = messages;
  return (
    <>
      <PageHead title={title} description={text} path={paths.home} isNoIndex />
      <MissingPage reason="failed" text={text} title={title}>
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {messages.tryAgain}
        </button>
        <Link to={paths.home} className="btn btn-secondary">
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
