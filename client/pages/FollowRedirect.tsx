import { useQuery } from "@apollo/client/react";
import { useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { lowerCasePath } from "../../shared/lowerCasePath";
import { paths } from "../shared/paths";
import { PageSkeleton } from "../ui/PageSkeleton";
import { RedirectFromDocument } from "./RedirectFrom.generated";

/** Follows the redirect of the current path. Without a redirect, follows the path in lower case, or shows its children. */
export function FollowRedirect({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const { data, loading } = useQuery(RedirectFromDocument, { variables: { path: pathname } });
  if (loading) return <PageSkeleton />;
  const target = data?.redirectFrom?.url;
  if (!target) {
    const path = lowerCasePath(pathname);
    return path === pathname ? children : <Navigate replace to={`${path}${search}${hash}`} />;
  }
  const url = targetUrl(target, search, hash);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return target.startsWith("/") && isPage(url.pathname) ? <Navigate replace to={path} /> : <Leave url={url.href} />;
}

/** Replaces this document with another one, such as a page on another site. */
function Leave({ url }: { url: string }) {
  useEffect(() => window.location.replace(url), [url]);
  return <PageSkeleton />;
}

/** Returns whether the client can show a path. File names have a period, and the API server serves the playground. */
function isPage(path: string): boolean {
  return !/\.[^/]*$/.test(path) && path !== paths.playground;
}

/**
 * Adds the current query to the target, and the current fragment if the target has none. Browsers treat fragments the
 * same way.
 */
export function targetUrl(target: string, search: string, hash: string): URL {
  const url = new URL(target, window.location.origin);
  if (search.length > 1) url.search = url.search === "" ? search : `${url.search}&${search.slice(1)}`;
  if (url.hash === "") url.hash = hash;
  return url;
}
