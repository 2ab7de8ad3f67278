import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useComparison } from "../features/comparison/useComparison";
import { withoutReload } from "./errors/reloadForChunks";
import { matchRoute } from "./routes";

function NoTray() {
  return null;
}

const ComparisonTray = lazy(() =>
  withoutReload(() => import("../features/comparison/ComparisonTray")).then(
    (module) => ({ default: module.ComparisonTray }),
    () => ({ default: NoTray }), // The table on the search page shows the same casinos.
  ),
);

/** Where the comparison's tray stands, on the pages that have casinos. It is fetched when the first one is chosen. */
export function ComparisonFoot() {
  const { pathname } = useLocation();
  const isChosen = useComparison().length > 0;
  // Once fetched it stays, so that it can see the last casino go.
  const [isUsed, setIsUsed] = useState(false);
  if (isChosen && !isUsed) setIsUsed(true);
  if (!isUsed || !matchRoute(pathname).row.hasComparison) return null;
  return (
    <Suspense fallback={null}>
      <ComparisonTray />
    </Suspense>
  );
}
