/** Work of many requests, which the API may ask to go slower. */
import { apiErrorOf } from "./failure";

/** Seconds to wait where the API does not say how many. */
const DEFAULT_WAIT_S = 5;

function rest(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Asks, and where it was asked too often waits as long as it is told to and asks again. Rejects with what else went wrong,
 * or with the signal's reason when nobody wants the answer any more.
 */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  { signal, onWait }: { signal: AbortSignal; onWait?: (seconds: number) => void },
): Promise<Answer> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      const { code, retryAfter = DEFAULT_WAIT_S } = apiErrorOf(error);
      if (code !== "RATE_LIMITED") throw error;
      onWait?.(retryAfter);
      await rest(retryAfter, signal);
    }
  }
}
