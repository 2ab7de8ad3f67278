/** The page that shows each of the five bonus lists. */
import { useId, useState } from "react";
import { BonusGrid, BonusGridSkeleton } from "../../features/bonuses/BonusGrid";
import { DepositField, useDeposit } from "../../features/bonuses/DepositField";
import { betsForOrder } from "../../features/bonuses/turnover";
import type { BonusFilter } from "../../graphql/schemaTypes.generated";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { CASINOS_PARAMETER, casinoBonusesPath, paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";
import { button, text } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "../../features/bonuses/bonuses.recipe";
import {
  BonusFilterCountsDocument,
  BonusListDocument,
  BonusTypeCountsDocument,
  type BonusListQueryVariables,
} from "./BonusListPage.generated";
import { BonusFilters } from "./filters/BonusFilters";
import {
  costSentence,
  countVariables,
  filterOf,
  hasTypes,
  isFiltered,
  sortOf,
  readBonusChoices,
  typeCountVariables,
} from "./filters/bonusChoices";
import { bonusListVariant } from "./bonusListVariants";
import { cursorOf, filteredPath } from "../listAddress";
import { ListHeader } from "./ListHeader";
import { NoMatches } from "./NoMatches";
import { PagedList } from "./PagedList";

const costChoice = recipeClass<typeof recipes.costChoice>("cost-choice");

/** A list for chosen casinos compares their main offers, of any type. */
const mainOffers: BonusFilter = { isActive: true, isMainOffer: true };

function choicesOf(match: RouteMatch) {
  const { filter } = bonusListVariant(match.path);
  const chosen = readBonusChoices(match.query, filter);
  if (chosen[CASINOS_PARAMETER] === undefined) return { filter, chosen };
  return { filter: mainOffers, chosen: readBonusChoices(match.query, mainOffers) };
}

function variablesOf(match: RouteMatch): BonusListQueryVariables {
  const { filter, chosen } = choicesOf(match);
  return {
    filter: filterOf(filter, chosen),
    orderBy: sortOf(chosen).orderBy,
    first: PAGE_SIZE,
    after: cursorOf(match),
  };
}

export function bonusListQueries(match: RouteMatch) {
  const { filter, chosen } = choicesOf(match);
  return [
    pageQuery(BonusListDocument, variablesOf(match)),
    pageQuery(BonusFilterCountsDocument, countVariables(filter, chosen)),
    ...(hasTypes(filter) ? [pageQuery(BonusTypeCountsDocument, typeCountVariables(filter, chosen))] : []),
  ];
}

export function BonusListPage({ match }: PageProps) {
  const variant = bonusListVariant(match.path);
  const { filter, chosen } = choicesOf(match);
  const { data, ...state } = usePageQuery(BonusListDocument, variablesOf(match));
  const deposit = useDeposit();
  const order = sortOf(chosen);
  const nodes = data?.bonuses.edges.map(({ node }) => node) ?? [];
  // The API sorts by the cost for one fixed deposit. If the whole list is on one page, the visitor's deposit decides.
  const isOwnOrder = order.orderBy === "COST_ASC" && !cursorOf(match) && data?.bonuses.pageInfo.hasNextPage === false;
  const bonuses = isOwnOrder
    ? nodes.toSorted((one, other) => compareNumbers(betsForOrder(one, deposit), betsForOrder(other, deposit)))
    : nodes;
  const currencies = new Set(nodes.flatMap(({ currency }) => currency ?? []));

  return (
    <>
      {/* Search engines see every order of a list as the same page. They do not index a filtered list. */}
      <ListHeader
        match={Object.keys(chosen).length > 0 ? { ...match, query: {} } : match}
        variant={variant}
        error={state.error}
        isNoIndex={isFiltered(chosen)}
      />
      <BonusFilters match={match} listFilter={filter} chosen={chosen} />
      <PagedList
        match={match}
        addressOf={(after) => filteredPath(match.path, chosen, after)}
        noun="bonuses"
        state={state}
        list={data?.bonuses}
        items={bonuses.map(({ title, casino }) => ({
          name: casino ? `${title} at ${casino.name}` : title,
          path: casino ? casinoBonusesPath(casino.slug) : undefined,
        }))}
        heading={(count) => plural(count, "Bonus Found", "Bonuses Found")}
        order={isOwnOrder ? costSentence(deposit) : order.sentence}
        skeleton={<BonusGridSkeleton />}
        empty={
          isFiltered(chosen) ? <NoMatches noun="bonuses" path={match.path} /> : <NoBonuses title={variant.empty} />
        }
      >
        <DepositChoice isUnconverted={order.orderBy === "COST_ASC" && currencies.size > 1} />
        <BonusGrid bonuses={bonuses} isFirst />
      </PagedList>
    </>
  );
}

/** Compares two numbers for sorting. Equal numbers keep their order, even if both are Infinity. */
function compareNumbers(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function NoBonuses({ title }: { title: string }) {
  return (
    <EmptyState title={title} text="No casino in our catalogue offers this type of bonus right now.">
      <Link to={paths.allCasinos} className={button({ tone: "primary" })}>
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}

interface DepositChoiceProps {
  /** Whether the list is sorted by amounts, and this page of it contains several currencies. */
  isUnconverted: boolean;
}

/** The deposit field above the list. The list calculates the cost of every bonus for this deposit. */
function DepositChoice({ isUnconverted }: DepositChoiceProps) {
  const noteId = useId();
  const [isWrong, setIsWrong] = useState(false);
  return (
    <div className={costChoice()}>
      <DepositField descriptionId={noteId} onWrong={setIsWrong} />
      <p className={isWrong ? text({ tone: "warning", size: "tiny" }) : text({ size: "tiny" })} id={noteId}>
        {isWrong
          ? messages.depositInvalid
          : "We calculate the cost of every bonus below for a deposit of this amount, in the bonus's currency."}
        {isUnconverted && !isWrong && " We compare the amounts without converting currencies."}
      </p>
    </div>
  );
}
