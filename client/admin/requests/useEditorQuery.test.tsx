import { ApolloProvider } from "@apollo/client/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { startTransition, Suspense, use, useState } from "react";
import { createClient } from "../../graphql/client";
import { mockOperation } from "../../test/api";
import { ManageCasinosDocument } from "../casinos/casinoList.generated";
import { freshAsEditor } from "./asEditor";
import { useEditorQuery } from "./useEditorQuery";

const sent: unknown[] = [];

function mockList(): void {
  sent.length = 0;
  mockOperation("ManageCasinos", ({ first }) => {
    sent.push(first);
    const pageInfo = { __typename: "PageInfo", hasNextPage: false, hasPreviousPage: false, startCursor: null };
    const page = { totalCount: first, edges: [], pageInfo: { ...pageInfo, endCursor: null } };
    return { data: { casinos: { __typename: "CasinoConnection", ...page } } };
  });
}

/** A page that is not ready for its second state yet, as during a navigation on a slow machine. */
function Slow({ until }: { until: Promise<void> | null }) {
  if (until) use(until);
  return null;
}

function List({ until }: { until: Promise<void> }) {
  const [first, setFirst] = useState(25);
  const [clicks, setClicks] = useState(0);
  const { data, previousData, loading } = useEditorQuery(ManageCasinosDocument, {
    variables: { filter: {}, first },
    ...freshAsEditor,
  });
  const total = data?.casinos.totalCount;
  return (
    <>
      <button onClick={() => startTransition(() => setFirst(50))}>Show 50</button>
      <button onClick={() => setClicks(clicks + 1)}>Select</button>
      <output>{loading ? `Loading after ${previousData?.casinos.totalCount}` : `${total} rows`}</output>
      <Slow until={first === 50 ? until : null} />
    </>
  );
}

it("sends one request for new variables, even if React renders the old ones again before it shows the new ones", async () => {
  mockList();
  let finish = () => {};
  const until = new Promise<void>((resolve) => (finish = resolve));
  render(
    <ApolloProvider client={createClient()}>
      <Suspense>
        <List until={until} />
      </Suspense>
    </ApolloProvider>,
  );
  expect(await screen.findByText("25 rows")).toBeInTheDocument();
  await act(async () => fireEvent.click(screen.getByText("Show 50")));
  for (let clicks = 0; clicks < 3; clicks += 1) await act(async () => fireEvent.click(screen.getByText("Select")));
  await act(async () => finish());
  expect(await screen.findByText("50 rows")).toBeInTheDocument();
  expect(sent).toEqual([25, 50]);
});
