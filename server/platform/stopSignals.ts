/**
 * Signals within this time count as one, in ms. One Ctrl-C can arrive twice: the terminal sends it to every process, and
 * npm passes its own on to its child.
 */
const repeatedSignalTime = 1_000;

/** Calls `stop` at the first signal. A later signal ends the process with 1 at once. */
export function onStopSignal(stop: () => void): void {
  let stoppedAt: number | null = null;
  const receive = () => {
    if (stoppedAt === null) {
      stoppedAt = performance.now();
      stop();
    } else if (performance.now() - stoppedAt > repeatedSignalTime) process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, receive);
}
