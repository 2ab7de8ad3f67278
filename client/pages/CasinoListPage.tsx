/** The casino lists: one page for six addresses. */
import { CasinoGrid, CasinoGridSkeleton } from "../features/casinos/CasinoGrid";
import { CasinoListDocument } from "../graphql/documents/CasinoList";
import type { CasinoListQueryVariables } from "../graphql/generated";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { PAGE_SIZE } from "../shared/limits";
import { messages } from "../shared/messages";
import { casinoPath, paths } from "../shared/paths";
import { plural } from "../shared/plural";
import type { PageProps, RouteMatch } from "../shared/route";
import { EmptyState } from "../shared/ui/EmptyState";
import { Link } from "../shared/ui/Link";
import { casinoCardSlots } from "./casinoCardSlots";
import { casinoListVariant } from "./casinoListVariants";
import { cursorOf } from "./listAddress";
import { ListHead } from "./ListHead";
import { PagedList } from "./PagedList";

function variablesOf(match: RouteMatch): CasinoListQueryVariables {
  return { filter: casinoListVariant(match.path).filter, first: PAGE_SIZE, after: cursorOf(match) };
}

export function casinoListQueries(match: RouteMatch) {
  return [pageQuery(CasinoListDocument, variablesOf(match))];
}

export function CasinoListPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(CasinoListDocument, variablesOf(match));
  const casinos = data?.casinos.edges.map(({ node }) => node) ?? [];

  return (
    <>
      <ListHead match={match} variant={casinoListVariant(match.path)} error={state.error} />
      <PagedList
        match={match}
        noun="casinos"
        state={state}
        list={data?.casinos}
        items={casinos.map(({ name, slug }) => ({ name, path: casinoPath(slug) }))}
        heading={(count) => plural(count, "Casino Found", "Casinos Found")}
        skeleton={<CasinoGridSkeleton />}
        empty={<NoCasinos />}
      >
        <CasinoGrid casinos={casinos} slots={casinoCardSlots} isFirst />
      </PagedList>
    </>
  );
}

function NoCasinos() {
  return (
    <EmptyState title={messages.noCasinosFound} text="Nothing in our catalogue fits this page at the moment.">
      <Link to={paths.allCasinos} className="btn btn-primary">
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}
