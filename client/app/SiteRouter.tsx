import { useState, type ReactNode } from "react";
import { unstable_HistoryRouter as HistoryRouter } from "react-router-dom";
import { createGuardedHistory } from "./guardedHistory";

/** The router in the browser: react-router's own, on a history that can be asked to stay. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}
