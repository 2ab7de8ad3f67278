/**
 * The rules for the buttons in the table of facts. A key or a click acts on only one fact, and then the focus moves to
 * the next fact.
 */
import type { KeyboardEvent, MouseEvent } from "react";

/** The value of `data-control`, which marks the same button in every row. */
export type Control = "confirm" | "dismiss";

/** Makes a key that is held down act on only one fact. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Makes a double click act on only one fact. The next fact's button may be under the pointer after the first click. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Moves the focus to the next row's button. In the last row, the focus stays until the list changes. */
export function focusNext(element: Element, control: Control): void {
  const row = element.closest("tr");
  const buttons = [...(row?.parentElement?.querySelectorAll<HTMLElement>(`[data-control=${control}]`) ?? [])];
  const own = buttons.findIndex((button) => row?.contains(button));
  buttons[own + 1]?.focus();
}
