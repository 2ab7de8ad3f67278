import { grow, pageWidth, tag, needsScript } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { AgeMark, AudienceMarks } from "./AudienceMarks";
import { Logo } from "./Logo";
import { MenuLinks } from "./MenuLinks";
import { menus, newsLink, topLinks, type Menu } from "./menus";
import { MobileMenu } from "./MobileMenu";
import { SearchToggle } from "./SearchToggle";
import { ThemeSwitch } from "./ThemeSwitch";
import type * as recipes from "./header.recipe";
import { useId, useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "../../ui/Icon";
import { useDismiss } from "../../shared/hooks/useDismiss";
import { useOpenHere } from "./useOpenHere";

const header = slotClass<typeof recipes.header>("header");
const menuClass = slotClass<typeof recipes.menu>("menu");

function TopLine() {
  return (
    <div className={header("top")}>
      <div className={pageWidth()}>
        <nav aria-label="About the site">
          <ul>
            <MenuLinks links={topLinks} />
          </ul>
        </nav>
        <span className={grow()} />
        <AudienceMarks />
        <ThemeSwitch />
      </div>
    </div>
  );
}

/** The header, which has two rows. The second row is sticky. */
export function Header() {
  return (
    <header className={header("root")}>
      <TopLine />
      <div className={header("bar")}>
        <div className={pageWidth()}>
          <Logo />
          <nav aria-label="Main" className={header("wide")}>
            <ul className={menuClass("root")}>
              {menus.map((one) => (
                <MenuGroup key={one.label} menu={one} />
              ))}
              <MenuLinks className={menuClass("button")} links={[newsLink]} />
            </ul>
          </nav>
          <span className={grow()} />
          <AgeMark className={`${tag({ tone: "warn" })} ${header("narrow")}`} />
          <SearchToggle />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

interface MenuGroupProps {
  menu: Menu;
}

/** One group of the header's menu. A button opens its list of links. */
function MenuGroup({ menu }: MenuGroupProps) {
  const { isOpen, groupProps, buttonProps } = useDisclosure();
  const listId = useId();
  const { pathname } = useLocation();
  const isCurrent = menu.links.some(({ to }) => to === pathname);
  return (
    <li className={`${menuClass("group")} ${needsScript()}`} {...groupProps}>
      <button
        aria-controls={listId}
        aria-current={isCurrent || undefined}
        aria-expanded={isOpen}
        className={menuClass("button")}
        type="button"
        {...buttonProps}
      >
        {menu.label}
        {menu.badge && <span className={`${tag({ tone: "gold" })} ${menuClass("badge")}`}>{menu.badge}</span>}
        <Icon name="chevron" size={14} />
      </button>
      <ul className={menuClass("list")} hidden={!isOpen} id={listId}>
        <MenuLinks links={menu.links} />
      </ul>
    </li>
  );
}

/** How long the pointer may be outside an open menu before the menu closes, in ms. */
const LEAVE_DELAY = 160;

/**
 * Opens and closes a menu. A click, a hover or a key opens the menu. Escape, a navigation or leaving the menu closes
 * it.
 */
function useDisclosure() {
  const { isOpen, setIsOpen } = useOpenHere();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const dismiss = useCallback(
    (byKey: boolean) => {
      if (byKey && group.current?.contains(document.activeElement)) button.current?.focus();
      setIsOpen(false);
    },
    [setIsOpen],
  );
  useDismiss(group, isOpen, dismiss);

  const onPointerEnter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === "mouse") setIsOpen(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") timer.current = setTimeout(() => setIsOpen(false), LEAVE_DELAY);
  };
  /** Keeps the menu open on a mouse click, because hovering has already opened it. */
  const onClick = (event: MouseEvent) => {
    const isHovered = event.detail > 0 && matchMedia("(hover: hover)").matches;
    setIsOpen(isHovered || !isOpen);
  };

  return { isOpen, groupProps: { ref: group, onPointerEnter, onPointerLeave }, buttonProps: { ref: button, onClick } };
}
