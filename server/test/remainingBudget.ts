/** Returns the budget that remains for this client after it has paid for this request. */
export async function remainingBudget(serverUrl: string): Promise<number> {
  const response = await fetch(`${serverUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ __typename }" }),
  });
  return Number(/r=(\d+)/.exec(response.headers.get("ratelimit") ?? "")?.[1]);
}
