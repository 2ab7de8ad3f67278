import { useLocation } from "react-router-dom";
import { Link } from "../../shared/ui/Link";
import type { MenuLink } from "./menus";

interface MenuLinksProps {
  links: readonly MenuLink[];
  className?: string;
}

/** Links as list items; the one of the present page says so. */
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
