import { createContext, useContext } from "react";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "../layout.recipe";

const pendingBar = recipeClass<typeof recipes.pendingBar>("pending-bar");

/** Whether the next page is loading. */
export const NavigationPendingContext = createContext(false);

/**
 * Shows a progress bar at the top of the window while the next page loads. The style makes the bar appear after a
 * delay.
 */
export function PendingBar() {
  return (
    useContext(NavigationPendingContext) && (
      <div aria-label="Loading page" className={pendingBar()} role="progressbar" />
    )
  );
}
