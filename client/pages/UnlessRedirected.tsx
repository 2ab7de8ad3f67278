import { Suspense, type ReactNode } from "react";
import { useNavigationType } from "react-router-dom";
import { lazyWithRetry } from "../shared/browser/lazyWithRetry";
import { PageSkeleton } from "../ui/PageSkeleton";

const FollowRedirect = lazyWithRetry(() => import("./FollowRedirect").then((module) => module.FollowRedirect));

/**
 * Follows the redirect of the current path, or shows its children if there is none. Asks the API only after a
 * navigation within the site, because the server has already redirected any URL that it serves.
 */
export function UnlessRedirected({ children }: { children: ReactNode }) {
  if (useNavigationType() === "POP") return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FollowRedirect>{children}</FollowRedirect>
    </Suspense>
  );
}
