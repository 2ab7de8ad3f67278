/** Ends what the test files of a worker process share, such as a browser, when the process ends. */
const steps: (() => unknown)[] = [];

/** Registers a step that runs when the worker process ends. The steps run in reverse order. */
export function onWorkerEnd(step: () => unknown): void {
  steps.push(step);
}

// The runner disconnects to end the process. The system disconnects it if the runner is killed.
process.once("disconnect", async () => {
  for (const step of steps.splice(0).toReversed()) await step();
  process.exit();
});
