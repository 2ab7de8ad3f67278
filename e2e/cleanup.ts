/** Removes everything that a test file or a command has created outside of its process. */
const removals: (() => unknown)[] = [];

/** Registers a cleanup step. The steps run in reverse order. */
export function onCleanup(remove: () => unknown): void {
  removals.push(remove);
}

export async function cleanUp(): Promise<void> {
  for (const remove of removals.splice(0).toReversed()) await remove();
}

// Jest defines `afterAll`. A command is not a test file, so it must call `cleanUp` itself.
if (typeof afterAll === "function") afterAll(cleanUp);
