import { clientBudget, maxBodyBytes } from "../shared/limits.js";
import { bytesPerUnit } from "../app/graphql/limits/clientBudget.js";
import { until } from "./until.js";

/** Sends large documents that contain only spaces, until this client has no budget left on the server. */
export async function useUpBudget(serverUrl: string, headers: Record<string, string> = {}): Promise<void> {
  // A rejected request costs nothing, so only smaller and smaller requests use the whole budget.
  for (let bytes = maxBodyBytes; bytes >= 1; bytes /= 2) {
    const body = JSON.stringify({ query: `# ${" ".repeat(Math.max(bytes - 1_000, 0))}` });
    let status = 0;
    for (let sent = 0; status !== 429 && sent * bytes <= clientBudget.points * bytesPerUnit; sent += 1) {
      const response = await fetch(`${serverUrl}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
      await response.arrayBuffer();
      ({ status } = response);
    }
  }
}

/**
 * Sends a request when this client has no budget left. Returns the last response, which is the rejection. Each minute, a
 * client gets a new budget, possibly between the two steps, so this may take several attempts.
 */
export async function requestWithoutBudget(
  serverUrl: string,
  request: () => Promise<Response>,
  headers: Record<string, string> = {},
): Promise<Response> {
  let last: Response | undefined;
  await until(async () => {
    await last?.body?.cancel();
    await useUpBudget(serverUrl, headers);
    last = await request();
    return last.status === 429;
  });
  return last!;
}
