/** What a test file has made outside itself, and how to take it away when the file is done. */
const removals: (() => unknown)[] = [];

afterAll(async () => {
  for (const remove of removals.toReversed()) await remove();
});

/** The last thing that was left is taken away first. */
export function removeLater(remove: () => unknown): void {
  removals.push(remove);
}
