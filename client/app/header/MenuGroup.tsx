import { useId } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../../shared/ui/Icon";
import { MenuLinks } from "./MenuLinks";
import type { Menu } from "./menus";
import { useDisclosure } from "./useDisclosure";

interface MenuGroupProps {
  menu: Menu;
}

/** One group of the header's menu: a button that discloses plain links. */
export function MenuGroup({ menu }: MenuGroupProps) {
  const { isOpen, groupProps, buttonProps } = useDisclosure();
  const listId = useId();
  const { pathname } = useLocation();
  const isCurrent = menu.links.some(({ to }) => to === pathname);
  return (
    <li className="menu-group needs-script" {...groupProps}>
      <button
        aria-controls={listId}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        className="menu-button"
        type="button"
        {...buttonProps}
      >
        {menu.label}
        {menu.badge && <span className="tag tag-gold menu-badge">{menu.badge}</span>}
        <Icon name="chevron" size={14} />
      </button>
      <ul className="menu-list" hidden={!isOpen} id={listId}>
        <MenuLinks links={menu.links} />
      </ul>
    </li>
  );
}
