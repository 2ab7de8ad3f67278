/** The page about a game: its figures, what they mean, and the casinos that offer games by its provider. */
import { CasinoGrid } from "../../features/casinos/CasinoGrid";
import { GAME_CATEGORY_LABELS, gameFigures } from "../../features/games/gameLabels";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { casinoPath, gameCategoryPaths, gamePath, providerPath } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { useAbsoluteUrl } from "../../shared/site";
import { link, pageWidth, panel, receipt, section, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { LazyImage } from "../../ui/images/LazyImage";
import { Link } from "../../ui/Link";
import { Monogram } from "../../ui/images/Monogram";
import { PageBanner } from "../../ui/PageBanner";
import { PageSkeleton } from "../../ui/PageSkeleton";
import { JsonLd, Seo } from "../../ui/Seo";
import { Redirect } from "../MissingPage";
import { casinoCardSlots } from "../casinoCardSlots";
import { cursorOf, pagePath } from "../listAddress";
import { NoCasinos } from "../lists/NoMatches";
import { PagedList } from "../lists/PagedList";
import type * as recipes from "./game.recipe";
import { explainFigures } from "./gameText";
import { GamePageDocument, type GamePageQuery, type GamePageQueryVariables } from "./GamePage.generated";
import { MissingEntry } from "./MissingEntry";
import { minIndexedCasinos } from "../../../shared/apiLimits";

const gamePage = slotClass<typeof recipes.gamePage>("game-page");

type Game = NonNullable<GamePageQuery["game"]>;

function variablesOf(match: RouteMatch): GamePageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match) };
}

export function gameQueries(match: RouteMatch) {
  return [pageQuery(GamePageDocument, variablesOf(match))];
}

export function GamePage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(GamePageDocument, variablesOf(match));
  const game = data?.game;
  if (state.isLoading) return <PageSkeleton />;
  if (!game) return <MissingEntry match={match} noun="Game" error={state.error} onRetry={state.retry} />;

  if (game.slug !== match.params["slug"]) return <Redirect to={gamePath(game.slug)} />;
  const casinos = game.casinos.edges.map(({ node }) => node);
  return (
    <>
      <About game={game} match={match} />
      <PagedList
        match={match}
        noun="casinos"
        state={state}
        list={game.casinos}
        items={casinos.map(({ name, slug }) => ({ name, path: casinoPath(slug) }))}
        heading={(count) => `${plural(count, "Casino")} with games by ${game.provider}`}
        order={messages.sortedByRating}
        skeleton={null}
        empty={<NoCasinos />}
      >
        <CasinoGrid casinos={casinos} slots={casinoCardSlots} />
      </PagedList>
    </>
  );
}

function About({ game, match }: { game: Game; match: RouteMatch }) {
  const url = useAbsoluteUrl(match.path);
  const figures = gameFigures(game);
  const category = GAME_CATEGORY_LABELS[game.category];
  const intro = `${category} by ${game.provider}${figures.map(({ label, value }) => `, ${label} ${value}`).join("")}.`;
  const after = cursorOf(match);
  const hasCasinos = game.casinos.totalCount > 0;
  const isThin = !game.description || (game.providerProfile?.casinoCount ?? 0) < minIndexedCasinos;
  return (
    <>
      <Seo
        title={`${game.name} by ${game.provider}`}
        description={
          game.description ??
          `${game.name}: ${intro} What the figures mean${hasCasinos ? `, and the casinos that offer games by ${game.provider}` : ""}.`
        }
        path={pagePath(match.path, after)}
        name={game.name}
        parents={[gameCategoryPaths[game.category]]}
        // Later pages have the same text as the first page, so only the first is indexed.
        isNoIndex={isThin || after !== null}
      />
      <JsonLd
        data={{
          "@type": "Game",
          name: game.name,
          url,
          ...(game.imageUrl && { image: new URL(game.imageUrl, url).href }),
          ...(game.description && { description: game.description }),
          creator: { "@type": "Organization", name: game.provider },
        }}
      />
      <PageBanner title={game.name} description={game.description ?? intro} icon="slots" />
      <section className={`${pageWidth()} ${section()} ${gamePage("root")}`}>
        <LazyImage
          className={gamePage("tile")}
          src={game.imageUrl}
          alt=""
          isEager
          fallback={<Monogram name={game.name} />}
        />
        <div className={panel({ look: "paper" })}>
          <h2 className={textStyle({ size: "title" })}>Facts</h2>
          <table className={receipt("root")}>
            <tbody>
              <tr>
                <th scope="row">Provider</th>
                <td>
                  <ProviderName game={game} />
                </td>
              </tr>
              {[{ label: "Category", value: category }, ...figures].map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={gamePage("text")}>
          <h2>What the figures mean</h2>
          {explainFigures(game, hasCasinos).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </section>
    </>
  );
}

function ProviderName({ game: { provider, providerProfile } }: { game: Game }) {
  if (!providerProfile) return provider;
  return (
    <Link className={link()} to={providerPath(providerProfile.slug)}>
      {provider}
    </Link>
  );
}
