/** One payment method: its text and its casinos. */
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { PAGE_SIZE } from "../../shared/limits";
import { paymentMethodPath } from "../../shared/paths";
import type { PageProps, RouteMatch } from "../../shared/route";
import { cursorOf } from "../lists/listAddress";
import { PaymentMethodPageDocument, type PaymentMethodPageQueryVariables } from "./directory.generated";
import { DirectoryEntry } from "./DirectoryEntry";

function variablesOf(match: RouteMatch): PaymentMethodPageQueryVariables {
  return { slug: match.params["slug"] ?? "", first: PAGE_SIZE, after: cursorOf(match) };
}

export function paymentMethodQueries(match: RouteMatch) {
  return [pageQuery(PaymentMethodPageDocument, variablesOf(match))];
}

export function PaymentMethodPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(PaymentMethodPageDocument, variablesOf(match));
  return (
    <DirectoryEntry
      data={data}
      icon="coin"
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
