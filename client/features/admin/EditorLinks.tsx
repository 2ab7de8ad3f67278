import type { ReactNode } from "react";
import { Icon } from "../../shared/ui/Icon";
import { Link } from "../../shared/ui/Link";
import type { AdminTabId } from "./adminTabs";
import { lastListAddress } from "./useListState";

interface EditorLinksProps {
  listTab: AdminTabId;
  /** What the list holds: 'casinos'. */
  plural: string;
  /** Where visitors see the row; null while they can't. */
  path: string | null;
  /** What opens the row's history. */
  history: ReactNode;
}

/** Ways from a form: back to the list as it was left, to the row on the site, and to its history. */
export function EditorLinks({ listTab, plural, path, history }: EditorLinksProps) {
  return (
    <div className="editor-links">
      <Link className="btn btn-quiet btn-sm" to={lastListAddress(listTab)}>
        <Icon name="arrowLeft" size={16} />
        All {plural}
      </Link>
      {path && (
        <Link className="btn btn-secondary btn-sm" rel="noopener" target="_blank" to={path}>
          View on site
          <span className="sr-only"> in a new tab</span>
        </Link>
      )}
      {history}
    </div>
  );
}
