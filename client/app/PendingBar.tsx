import { createContext, useContext } from "react";

/** Whether the next page is on its way. */
export const NavigationPendingContext = createContext(false);

/** A line at the top of the window while the next page is on its way. Its style shows it after a moment only. */
export function PendingBar() {
  return (
    useContext(NavigationPendingContext) && (
      <div aria-label="Loading the page" className="pending-bar" role="progressbar" />
    )
  );
}
