/**
 * Signals that arrive within this many ms after the first count as one. One Ctrl-C can arrive twice: the terminal sends
 * the signal to every process, and npm also forwards the signal that it gets to its child process.
 */
const repeatedSignalTime = 1_000;

/** Calls `stop` at the first signal. A signal after `repeatedSignalTime` exits immediately with code 1. */
export function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let stoppedAt: number | null = null;
  const receive = (signal: NodeJS.Signals) => {
    if (stoppedAt === null) {
      stoppedAt = performance.now();
      stop(signal);
    } else if (performance.now() - stoppedAt > repeatedSignalTime) process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, receive);
}
