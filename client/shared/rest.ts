/** Ends the browser's present task, so that what the visitor does meanwhile is not kept waiting. */
export function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
