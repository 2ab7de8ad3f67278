import { useLocation } from "react-router-dom";
import { Link } from "../../ui/Link";
import type { MenuLink } from "./menus";

interface MenuLinksProps {
  links: readonly MenuLink[];
  className?: string;
}

/** Shows links as list items, and marks the current page's link. */
export function MenuLinks({ links, className }: MenuLinksProps) {
  const { pathname } = useLocation();
  return links.map(({ label, to }) => (
    <li key={to}>
      <Link aria-current={to === pathname ? "page" : undefined} className={className} to={to}>
        {label}
      </Link>
    </li>
  ));
}
