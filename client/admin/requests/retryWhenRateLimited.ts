/** Retries requests that the API rejected because of its rate limit. */
import { apiErrorOf } from "../../graphql/failure";

/** How long to wait if the API does not say how long, in seconds. */
const DEFAULT_WAIT_S = 5;

function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Sends a request. If the API rejects the request because of its rate limit, waits as long as the API asks and retries.
 * Rejects with any other error, or with the signal's reason after an abort.
 */
export async function retryWhenRateLimited<Result>(
  ask: () => Promise<Result>,
  { signal, onWait }: { signal: AbortSignal; onWait?: (seconds: number) => void },
): Promise<Result> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      const { code, retryAfter = DEFAULT_WAIT_S } = apiErrorOf(error);
      if (code !== "RATE_LIMITED") throw error;
      onWait?.(retryAfter);
      await sleep(retryAfter, signal);
    }
  }
}
