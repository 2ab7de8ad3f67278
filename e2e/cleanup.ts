/** What a test file or a command has made outside itself, and how to remove it when it is done. */
const removals: (() => unknown)[] = [];

/** The last registered runs first. */
export function onCleanup(remove: () => unknown): void {
  removals.push(remove);
}

export async function cleanUp(): Promise<void> {
  for (const remove of removals.splice(0).toReversed()) await remove();
}

// A command, which is no test file, calls it itself.
if (typeof afterAll === "function") afterAll(cleanUp);
