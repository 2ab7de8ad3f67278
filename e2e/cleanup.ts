/** Removes everything that a test file or a command has created outside of its process. */
const removals: (() => unknown)[] = [];

/** Registers a cleanup step. The steps run in reverse order. */
export function onCleanup(remove: () => unknown): void {
  removals.push(remove);
}

export async function cleanUp(from = 0): Promise<void> {
  for (const remove of removals.splice(from).toReversed()) await remove();
}

/** Does some work and then runs the steps that it has registered, even if it has failed. */
export async function cleaningUpAfter<T>(work: () => Promise<T>): Promise<T> {
  const from = removals.length;
  try {
    return await work();
  } finally {
    await cleanUp(from);
  }
}

// Only in test files. A command must call `cleanUp` itself.
if (typeof afterAll === "function") {
  const { addEventHandler } = await import("jest-circus");
  addEventHandler(({ name }) => (name === "run_finish" ? cleanUp() : undefined));
}
