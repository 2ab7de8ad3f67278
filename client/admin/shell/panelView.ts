/** What a URL of the panel shows. Filters and pages of a list are parts of the same view. */
import { useLayoutEffect, useRef } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router-dom";
import { DRAFT_PARAMETER } from "../drafts/draftLabels";
import { COPY_PARAMETER } from "../editor/copyRow";
import { readAdminTab } from "./adminTabs";

/** Returns a key that differs between two URLs if they show different tabs or forms. */
export function panelView(parameters: URLSearchParams): string {
  const form = ["edit", COPY_PARAMETER, DRAFT_PARAMETER].map((name) => parameters.get(name));
  return JSON.stringify([readAdminTab(parameters.get("tab")), ...form]);
}

/**
 * Scrolls to the top when a link opens another view. A form that replaces its entry in the browser's history stays
 * where it is, for example after it has saved a draft.
 */
export function useTopOfView(): void {
  const [parameters] = useSearchParams();
  const kind = useNavigationType();
  const view = panelView(parameters);
  const shown = useRef(view);
  // Runs before the effects in which a list or an anchor scrolls to its own position.
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (kind === NavigationType.Push) window.scrollTo(0, 0);
  }, [view, kind]);
}
