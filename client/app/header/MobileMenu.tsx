import { Icon } from "../../ui/Icon";
import { Modal } from "../../ui/Modal";
import { button, grow, needsScript, tag } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { AudienceMarks } from "./AudienceMarks";
import { MenuLinks } from "./MenuLinks";
import { menus, newsLink, searchLink, SITE_LINKS_ID, topLinks, type MenuLink } from "./menus";
import { ThemeSwitch } from "./ThemeSwitch";
import { useOpenHere } from "./useOpenHere";
import type * as recipes from "./header.recipe";

const header = slotClass<typeof recipes.header>("header");
const menu = slotClass<typeof recipes.menu>("menu");
const sheet = slotClass<typeof recipes.sheet>("sheet");

interface LinkGroupProps {
  label: string;
  badge?: string | undefined;
  links: readonly MenuLink[];
}

function LinkGroup({ label, badge, links }: LinkGroupProps) {
  return (
    <section className={sheet("group")}>
      <h3>
        {label} {badge && <span className={`${tag({ tone: "gold" })} ${menu("badge")}`}>{badge}</span>}
      </h3>
      <ul>
        <MenuLinks links={links} />
      </ul>
    </section>
  );
}

/**
 * Shows the header's links, notices and theme switch in a modal dialog on a narrow screen. Without JavaScript, a link
 * jumps to the footer's links instead.
 */
export function MobileMenu() {
  const { isOpen, setIsOpen } = useOpenHere();
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label="Menu"
        className={`${button({ tone: "secondary", size: "icon" })} ${header("narrow")} ${needsScript()}`}
        onClick={() => setIsOpen(true)}
        type="button"
      >
        <Icon name="menu" size={20} />
      </button>
      <noscript>
        <a aria-label="Menu" className={button({ tone: "secondary", size: "icon" })} href={`#${SITE_LINKS_ID}`}>
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
      <div className={sheet("root")}>
        <div className={sheet("head")}>
          <AudienceMarks place="belowStart" />
          <ThemeSwitch />
          <span className={grow()} />
          <button
            aria-label="Close menu"
            className={button({ tone: "quiet", size: "icon" })}
            onClick={onClose}
            type="button"
          >
            <Icon name="close" size={20} />
          </button>
        </div>
        <nav aria-label="Mobile">
          {menus.map(({ label, badge, links }) => (
            <LinkGroup badge={badge} key={label} label={label} links={links} />
          ))}
          <LinkGroup label="More" links={[newsLink, searchLink, ...topLinks]} />
        </nav>
      </div>
    </Modal>
  );
}
