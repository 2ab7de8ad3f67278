/** The page about a provider, with its text, the casinos that offer its games, and its games. */
import { GameGrid } from "../../features/games/GameGrid";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { providerPath } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { pageWidth, section, sectionHead, text } from "../../theme/classes";
import { cursorOf } from "../listAddress";
import { ProviderPageDocument, type ProviderPageQuery, type ProviderPageQueryVariables } from "./directory.generated";
import { DirectoryEntry } from "./DirectoryEntry";

/** The number of games that a provider's page shows. */
const PROVIDER_GAMES = 12;

function variablesOf(match: RouteMatch): ProviderPageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match), games: PROVIDER_GAMES };
}

export function providerQueries(match: RouteMatch) {
  return [pageQuery(ProviderPageDocument, variablesOf(match))];
}

export function ProviderPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(ProviderPageDocument, variablesOf(match));
  return (
    <DirectoryEntry
      data={data}
      icon="slots"
      introOf={(name) => `Casinos that offer games by ${name}.`}
      match={match}
      noun="Provider"
      pathOf={providerPath}
      state={state}
      titleOf={(name) => `${name} Casinos and Games`}
      type="Organization"
    >
      {data?.entry && data.games.edges.length > 0 && <Games games={data.games} name={data.entry.name} />}
    </DirectoryEntry>
  );
}

function Games({ games: { edges, totalCount }, name }: { games: ProviderPageQuery["games"]; name: string }) {
  return (
    <section className={`${pageWidth()} ${section()}`}>
      <div className={sectionHead()}>
        <h2>Games by {name}</h2>
        <p className={text({ size: "tiny" })}>
          {edges.length < totalCount
            ? `The first ${edges.length} of ${plural(totalCount, "game")}`
            : plural(totalCount, "game")}
          , popular games first.
        </p>
      </div>
      <GameGrid games={edges.map(({ node }) => node)} />
    </section>
  );
}
