/** What the controls of the rows have in common: a key or a click acts on one fact, and then the next one has the focus. */
import type { KeyboardEvent, MouseEvent } from "react";

/** The value of `data-control`, which marks the buttons with the same action in each row. */
export type Control = "confirm" | "dismiss";

/** A key that is held down acts on only one fact. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** After a click, the next fact's button may be under the pointer. A double click acts on only one fact. */
export function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Moves the focus to the next row that has the control. In the last one, the focus stays until the list changes. */
export function focusNext(element: Element, control: Control): void {
  const row = element.closest("tr");
  const buttons = [...(row?.parentElement?.querySelectorAll<HTMLElement>(`[data-control=${control}]`) ?? [])];
  const own = buttons.findIndex((button) => row?.contains(button));
  buttons[own + 1]?.focus();
}
