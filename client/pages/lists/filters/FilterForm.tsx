import { useRef, type ReactNode } from "react";
import { button } from "../../../theme/classes";
import { slotClass } from "../../../theme/classNames";
import { Link } from "../../../ui/Link";
import type * as recipes from "../lists.recipe";

const filters = slotClass<typeof recipes.filters>("filters");

interface FilterFormProps {
  /** Lets fields outside the form belong to it. */
  id?: string;
  /** The list's own address. */
  path: string;
  className: string;
  isFiltered: boolean;
  children: ReactNode;
}

/** The form that filters a list. It works without JavaScript. With JavaScript, each choice applies immediately. */
export function FilterForm({ id, path, className, isFiltered, children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} id={id} action={path} aria-label="Filters" className={className} method="get" tabIndex={-1}>
      {children}
      <div className={filters("actions")}>
        <noscript>
          <button className={button({ tone: "primary" })} type="submit">
            Apply
          </button>
        </noscript>
        {isFiltered && (
          // The link disappears with the filters, so the form gets the focus.
          <Link className={button({ tone: "quiet", size: "sm" })} onClick={() => form.current?.focus()} to={path}>
            Clear filters
          </Link>
        )}
      </div>
    </form>
  );
}
