import { waitFor } from "@testing-library/react";

/** Waits until an element has the focus. The focus moves only after the element has appeared. */
export async function expectFocus(found: Promise<HTMLElement> | HTMLElement): Promise<void> {
  const element = await found;
  await waitFor(() => expect(element).toHaveFocus());
}
