import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { track } from "../graphql/track";
import { trackLinks } from "../graphql/trackedLinks";
import { isAdminPath } from "../shared/paths";

/** Records the pages that are viewed, each change of path once and never the panel's, and the links that are followed. */
export function useTracking(): void {
  const { pathname } = useLocation();
  const viewed = useRef<string>(null);
  useEffect(() => {
    if (viewed.current === pathname) return;
    viewed.current = pathname;
    if (!isAdminPath(pathname)) track({ eventType: "PAGE_VIEW" });
  }, [pathname]);
  useEffect(trackLinks, []);
}
