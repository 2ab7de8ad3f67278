/** The page about a payment method, with its text and its casinos. */
import { PaymentLine } from "../../features/casinos/facts/CasinoDetailLine";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { paymentMethodPath } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { cursorOf } from "../listAddress";
import {
  PaymentMethodPageDocument,
  type PaymentMethodPageQuery,
  type PaymentMethodPageQueryVariables,
} from "./directory.generated";
import { DirectoryEntry, type Entry } from "./DirectoryEntry";

function variablesOf(match: RouteMatch): PaymentMethodPageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match) };
}

export function paymentMethodQueries(match: RouteMatch) {
  return [pageQuery(PaymentMethodPageDocument, variablesOf(match))];
}

type ListedCasino = PaymentMethodPageQuery["casinos"]["edges"][number]["node"];

function paymentLineOf({ casinoPaymentMethods }: ListedCasino, { slug, name }: Entry) {
  return <PaymentLine method={name} payment={casinoPaymentMethods.find(({ method }) => method.slug === slug)} />;
}

export function PaymentMethodPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(PaymentMethodPageDocument, variablesOf(match));
  return (
    <DirectoryEntry
      data={data}
      detailOf={paymentLineOf}
      icon="card"
      introOf={(name) => `Casinos that accept ${name}.`}
      match={match}
      noun="Payment Method"
      pathOf={paymentMethodPath}
      state={state}
      titleOf={(name) => `Casinos That Accept ${name}`}
      type="PaymentMethod"
    />
  );
}
