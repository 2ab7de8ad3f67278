import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useComparison } from "../features/comparison/useComparison";
import { lazyWithRetry } from "../shared/lazyWithRetry";
import { ChunkBoundary } from "../shared/ui/ChunkBoundary";
import { matchRoute } from "./routes";

const ComparisonTray = lazyWithRetry(() =>
  import("../features/comparison/ComparisonTray").then((module) => module.ComparisonTray),
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
    <ChunkBoundary className="tray wrap">
      <Suspense fallback={null}>
        <ComparisonTray />
      </Suspense>
    </ChunkBoundary>
  );
}
