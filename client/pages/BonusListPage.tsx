/** The bonus lists: one page for five addresses. */
import { BonusGrid, BonusGridSkeleton } from "../features/bonuses/BonusGrid";
import { DepositChoice } from "../features/bonuses/DepositChoice";
import { BonusListDocument } from "../graphql/documents/BonusList";
import type { BonusListQueryVariables } from "../graphql/generated";
import { pageQuery } from "../graphql/pageQuery";
import { usePageQuery } from "../graphql/usePageQuery";
import { PAGE_SIZE } from "../shared/limits";
import { casinoBonusesPath, paths } from "../shared/paths";
import { plural } from "../shared/plural";
import type { PageProps, RouteMatch } from "../shared/route";
import { EmptyState } from "../shared/ui/EmptyState";
import { Link } from "../shared/ui/Link";
import { bonusListVariant } from "./bonusListVariants";
import { cursorOf } from "./listAddress";
import { ListHead } from "./ListHead";
import { PagedList } from "./PagedList";

function variablesOf(match: RouteMatch): BonusListQueryVariables {
  return { filter: bonusListVariant(match.path).filter, first: PAGE_SIZE, after: cursorOf(match) };
}

export function bonusListQueries(match: RouteMatch) {
  return [pageQuery(BonusListDocument, variablesOf(match))];
}

export function BonusListPage({ match }: PageProps) {
  const variant = bonusListVariant(match.path);
  const { data, ...state } = usePageQuery(BonusListDocument, variablesOf(match));
  const bonuses = data?.bonuses.edges.map(({ node }) => node) ?? [];

  return (
    <>
      <ListHead match={match} variant={variant} error={state.error} />
      <PagedList
        match={match}
        noun="bonuses"
        state={state}
        list={data?.bonuses}
        items={bonuses.map(({ title, casino }) => ({
          name: casino ? `${title} at ${casino.name}` : title,
          path: casino ? casinoBonusesPath(casino.slug) : undefined,
        }))}
        heading={(count) => plural(count, "Bonus Found", "Bonuses Found")}
        skeleton={<BonusGridSkeleton />}
        empty={<NoBonuses title={variant.empty} />}
      >
        <DepositChoice />
        <BonusGrid bonuses={bonuses} isFirst />
      </PagedList>
    </>
  );
}

function NoBonuses({ title }: { title: string }) {
  return (
    <EmptyState title={title} text="No casino of our catalogue has such an offer open at the moment.">
      <Link to={paths.allCasinos} className="btn btn-primary">
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}
