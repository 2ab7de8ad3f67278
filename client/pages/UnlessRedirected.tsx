import { Suspense, type ReactNode } from "react";
import { useNavigationType } from "react-router-dom";
import { lazyWithRetry } from "../shared/browser/lazyWithRetry";
import { PageSkeleton } from "../ui/PageSkeleton";

const FollowRedirect = lazyWithRetry(() => import("./FollowRedirect").then((module) => module.FollowRedirect));

/**
 * Shows its children unless the current path redirects, and follows the redirect. Asks only after a navigation within
 * the site, because the server has already followed the redirect of a URL that it serves.
 */
export function UnlessRedirected({ children }: { children: ReactNode }) {
  if (useNavigationType() === "POP") return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FollowRedirect>{children}</FollowRedirect>
    </Suspense>
  );
}
