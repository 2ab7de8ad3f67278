/** The home page: what the site promises, shown on a real casino, and the ways in. One request fetches all of it. */
import type { ReactNode } from "react";
import { BonusGrid } from "../features/bonuses/BonusGrid";
import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { HeroReceipt, HeroReceiptSkeleton } from "../features/casinos/HeroReceipt";
import { pickReceiptCasino } from "../features/casinos/receiptLines";
import { GameGrid } from "../features/games/GameGrid";
import { NewsletterPanel } from "../features/newsletter/NewsletterPanel";
import { RecentlyViewedPanel } from "../features/recentlyViewed/RecentlyViewedPanel";
import { HomeDocument } from "../graphql/documents/Home";
import type { HomeQuery } from "../graphql/generated";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import {
  FEATURED_BONUSES,
  FEATURED_CASINOS,
  HOME_BONUSES,
  HOME_CASINOS,
  HOME_GAMES,
  POPULAR_GAMES,
} from "../shared/limits";
import { loadError } from "../shared/messages";
import { paths } from "../shared/paths";
import { usePageStatus } from "../shared/serverResponse";
import { DEFAULT_SEO } from "../shared/site";
import { ErrorLine } from "../shared/ui/ErrorLine";
import { Icon } from "../shared/ui/Icon";
import { Link } from "../shared/ui/Link";
import { PageHead } from "../shared/ui/PageHead";
import { casinoCardSlots } from "./casinoCardSlots";
import { homeCategories } from "./homeCategories";
import { HomeHero } from "./HomeHero";

const variables = { casinoCount: FEATURED_CASINOS, bonusCount: FEATURED_BONUSES, gameCount: POPULAR_GAMES };

export function homeQueries() {
  return [pageQuery(HomeDocument, variables)];
}

export function HomePage() {
  const { data, error, isLoading, retry } = usePageQuery(HomeDocument, variables);
  usePageStatus(error ? 503 : 200);
  const receiptCasino = data && pickReceiptCasino(data.casinos.edges.map(({ node }) => node));

  return (
    <>
      <PageHead
        title={DEFAULT_SEO.title}
        description={DEFAULT_SEO.description}
        keywords={DEFAULT_SEO.keywords}
        path={paths.home}
      />
      <HomeHero
        receipt={receiptCasino ? <HeroReceipt casino={receiptCasino} /> : isLoading && <HeroReceiptSkeleton />}
      />
      <RecentlyViewedPanel />
      {isLoading && <LoadingCasinos />}
      {error && (
        <div className="wrap section">
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
    <section className="wrap home-section">
      <h2 className="section-head">Top-rated casinos</h2>
      <CasinoGridSkeleton />
    </section>
  );
}

interface HomeSectionProps {
  title: string;
  /** The words and address of the way to the whole list. */
  more: string;
  path: string;
  children: ReactNode;
}

function HomeSection({ title, more, path, children }: HomeSectionProps) {
  return (
    <section className="wrap home-section">
      <div className="section-head">
        <h2>{title}</h2>
        <Link to={path} className="link row-link">
          {more} <Icon name="arrowRight" size={16} />
        </Link>
      </div>
      {children}
    </section>
  );
}

function Categories() {
  return (
    <section className="wrap home-section">
      <h2 className="section-head">Find your kind of casino</h2>
      <ul className="category-tiles">
        {homeCategories.map(({ path, title, text, icon }) => (
          <li key={path}>
            <Link to={path} className="category-tile">
              <Icon name={icon} size={22} />
              <span>
                <b>{title}</b>
                <span className="tiny">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
