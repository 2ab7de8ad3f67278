import { Icon } from "../../shared/ui/Icon";
import { Modal } from "../../shared/ui/Modal";
import { AudienceMarks } from "./AudienceMarks";
import { MenuLinks } from "./MenuLinks";
import { menus, newsLink, searchLink, SITE_LINKS_ID, topLinks, type MenuLink } from "./menus";
import { ThemeSwitch } from "./ThemeSwitch";
import { useOpenHere } from "./useOpenHere";

interface LinkGroupProps {
  label: string;
  badge?: string | undefined;
  links: readonly MenuLink[];
}

function LinkGroup({ label, badge, links }: LinkGroupProps) {
  return (
    <section className="sheet-group">
      <h3>
        {label} {badge && <span className="tag tag-gold menu-badge">{badge}</span>}
      </h3>
      <ul>
        <MenuLinks links={links} />
      </ul>
    </section>
  );
}

/**
 * Everything of the header on a narrow screen, in a modal dialog. Where no script opens it or the menus of a wide screen,
 * a button leads to the links at the foot of the page.
 */
export function MobileMenu() {
  const { isOpen, setIsOpen } = useOpenHere();
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Menu"
        className="btn btn-secondary btn-icon narrow-only needs-script"
        onClick={() => setIsOpen(true)}
        type="button"
      >
        <Icon name="menu" size={20} />
      </button>
      <noscript>
        <a aria-label="Menu" className="btn btn-secondary btn-icon" href={`#${SITE_LINKS_ID}`}>
          <Icon name="menu" size={20} />
        </a>
      </noscript>
      {isOpen && <MenuSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MenuSheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal label="Menu" onClose={onClose} place="side">
      <div className="sheet">
        <div className="sheet-head">
          <AudienceMarks />
          <ThemeSwitch />
          <span className="grow" />
          <button aria-label="Close menu" className="btn btn-quiet btn-icon" onClick={onClose} type="button">
            <Icon name="close" size={20} />
          </button>
        </div>
        <nav aria-label="Mobile">
          {menus.map((menu) => (
            <LinkGroup badge={menu.badge} key={menu.label} label={menu.label} links={menu.links} />
          ))}
          <LinkGroup label="More" links={[newsLink, searchLink, ...topLinks]} />
        </nav>
      </div>
    </Modal>
  );
}
