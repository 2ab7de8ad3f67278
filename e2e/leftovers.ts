/** What a test file, or a command, has made outside itself, and how to take it away when it is done. */
const removals: (() => unknown)[] = [];

/** The last thing that was left is taken away first. */
export function removeLater(remove: () => unknown): void {
  removals.push(remove);
}

export async function removeLeftovers(): Promise<void> {
  for (const remove of removals.splice(0).toReversed()) await remove();
}

// Whoever is no test file calls it.
if (typeof afterAll === "function") afterAll(removeLeftovers);
