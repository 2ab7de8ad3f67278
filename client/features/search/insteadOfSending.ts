import type { MouseEvent } from "react";

/** What a button of a form does where there is script: the form is for browsers without. */
export function insteadOfSending(act: () => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
}
