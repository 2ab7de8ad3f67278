/** The page that shows each of the five bonus lists. */
import { useEffect, useEffectEvent, useId, useState } from "react";
import { usualCurrency, usualDeposit } from "../../../shared/offerValue";
import { BonusGrid, BonusGridSkeleton } from "../../features/bonuses/BonusGrid";
import { chooseDeposit, DepositField } from "../../features/bonuses/DepositField";
import type { BonusFilter } from "../../graphql/schemaTypes.generated";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { useTypedText } from "../../shared/hooks/useTypedText";
import { PAGE_SIZE, SEARCH_DEBOUNCE_MS } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { CASINOS_PARAMETER, casinoBonusesPath, paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { PageProps, RouteMatch } from "../../shared/route";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";
import { button, pageWidth, sectionHead, text } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "../../features/bonuses/bonuses.recipe";
import {
  BonusFilterCountsDocument,
  BonusListDocument,
  BonusFacetsDocument,
  type BonusListQueryVariables,
} from "./BonusListPage.generated";
import { BonusFilters, bonusFiltersId } from "./filters/BonusFilters";
import {
  type BonusChoices,
  countVariables,
  currencyOf,
  depositOf,
  filterOf,
  isFiltered,
  sentenceOf,
  sortOf,
  readBonusChoices,
  facetVariables,
} from "./filters/bonusChoices";
import { useChooseBonuses } from "./filters/useChooseBonuses";
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
  const { orderBy, isByAmount } = sortOf(chosen);
  return {
    filter: filterOf(filter, chosen),
    orderBy,
    // The other orders have the same rows for every deposit.
    deposit: isByAmount ? depositOf(chosen) : usualDeposit,
    depositCurrency: isByAmount ? currencyOf(chosen) : usualCurrency,
    first: PAGE_SIZE,
    after: cursorOf(match),
  };
}

export function bonusListQueries(match: RouteMatch) {
  const { filter, chosen } = choicesOf(match);
  return [
    pageQuery(BonusListDocument, variablesOf(match)),
    pageQuery(BonusFilterCountsDocument, countVariables(filter, chosen)),
    pageQuery(BonusFacetsDocument, facetVariables(filter, chosen)),
  ];
}

export function BonusListPage({ match }: PageProps) {
  const variant = bonusListVariant(match.path);
  const { filter, chosen } = choicesOf(match);
  const { data, ...state } = usePageQuery(BonusListDocument, variablesOf(match));
  const order = sortOf(chosen);
  const deposit = { amount: depositOf(chosen), currency: currencyOf(chosen) };
  const nodes = data?.bonuses.edges.map(({ node }) => node) ?? [];
  // The order by an amount puts offers in other currencies last.
  const isOther = ({ currency }: { currency: string | null }) =>
    order.isByAmount === true && currency !== null && currency !== deposit.currency;
  const others = nodes.filter(isOther);
  const compared = nodes.filter((node) => !isOther(node));

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
      <DepositChoice
        key={match.path}
        path={match.path}
        listFilter={filter}
        chosen={chosen}
        currency={order.isByAmount ? deposit.currency : ""}
      />
      <PagedList
        match={match}
        addressOf={(after) => filteredPath(match.path, chosen, after)}
        noun="bonuses"
        state={state}
        list={data?.bonuses}
        items={nodes.map(({ title, casino }) => ({
          name: casino ? `${title} at ${casino.name}` : title,
          path: casino ? casinoBonusesPath(casino.slug) : undefined,
        }))}
        heading={(count) => plural(count, "Bonus Found", "Bonuses Found")}
        order={sentenceOf(order, chosen)}
        skeleton={<BonusGridSkeleton />}
        empty={
          isFiltered(chosen) ? <NoMatches noun="bonuses" path={match.path} /> : <NoBonuses title={variant.empty} />
        }
      >
        <BonusGrid bonuses={compared} deposit={order.isByAmount ? deposit : { amount: deposit.amount }} isFirst />
        {others.length > 0 && (
          <>
            <h3 className={sectionHead()}>In other currencies, not compared</h3>
            <BonusGrid bonuses={others} deposit={deposit} />
          </>
        )}
      </PagedList>
    </>
  );
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
  path: string;
  listFilter: BonusFilter;
  chosen: BonusChoices;
  /** The currency of the deposit. Empty if it is in the currency of each bonus. */
  currency: string;
}

/** The deposit field above the list. The URL contains the deposit, which applies to the order and to all cards. */
function DepositChoice({ path, listFilter, chosen, currency }: DepositChoiceProps) {
  const noteId = useId();
  const choose = useChooseBonuses(path, listFilter);
  const [isWrong, setIsWrong] = useState(false);
  const given = String(depositOf(chosen));
  const { typed, setTyped, noteSent } = useTypedText(given);
  const apply = useEffectEvent(() => {
    noteSent(typed);
    chooseDeposit(Number(typed));
    choose({ name: "deposit", value: typed, isStep: false });
  });

  useEffect(() => {
    if (typed === given) return undefined;
    const timer = setTimeout(apply, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, given]);

  return (
    <div className={`${pageWidth()} ${costChoice()}`}>
      <DepositField
        amount={Number(typed)}
        onChoose={(amount) => setTyped(String(amount))}
        currency={currency}
        descriptionId={noteId}
        onWrong={setIsWrong}
        form={bonusFiltersId}
      />
      <p className={isWrong ? text({ tone: "warning", size: "tiny" }) : text({ size: "tiny" })} id={noteId}>
        {isWrong
          ? messages.depositInvalid
          : currency
            ? `We compare the bonuses below for a deposit of this amount in ${currency}. We do not convert currencies.`
            : "We calculate the cost of every bonus below for a deposit of this amount, in the bonus's currency."}
      </p>
    </div>
  );
}
