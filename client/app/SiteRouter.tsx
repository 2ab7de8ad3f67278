import { useLayoutEffect, useState, useTransition, type ReactNode } from "react";
import { Router } from "react-router-dom";
import { createGuardedHistory } from "./guardedHistory";
import { NavigationPendingContext } from "./PendingBar";

/** The router in the browser: react-router's own, on a history that can be asked to stay. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createGuardedHistory);
  const [{ action, location }, setUpdate] = useState(history.current);
  const [isPending, startTransition] = useTransition();
  // The page of before stays until the next one is there.
  useLayoutEffect(() => history.listen((update) => startTransition(() => setUpdate(update))), [history]);
  return (
    <NavigationPendingContext value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationPendingContext>
  );
}
