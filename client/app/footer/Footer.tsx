import { ADULT_AGE } from "../../shared/limits";
import { paths } from "../../shared/paths";
import { Link } from "../../ui/Link";
import { PlaceholderButton } from "../../ui/PlaceholderButton";
import { pageWidth, tag } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { Logo } from "../header/Logo";
import { menus, newsLink, SITE_LINKS_ID, type MenuLink } from "../header/menus";
import type * as recipes from "./footer.recipe";

const footer = slotClass<typeof recipes.footer>("footer");

const guides: readonly MenuLink[] = [
  { label: "All Guides", to: paths.guides },
  { label: "Play Safe", to: paths.playSafe },
  { label: "FAQ", to: paths.faq },
  { label: "Blog", to: paths.blog },
  newsLink,
  { label: "About Us", to: paths.aboutUs },
];

const [casinos, bonuses, games, crypto] = menus;
const columns = [
  { label: "Casino Reviews", links: [...(casinos?.links ?? []), ...(crypto?.links.slice(0, 2) ?? [])] },
  { label: "Bonuses", links: [...(bonuses?.links ?? []), ...(crypto?.links.slice(2) ?? [])] },
  { label: "Games", links: games?.links ?? [] },
  { label: "Guides", links: guides },
];

/** Placeholders until the legal pages exist. Visitors can see and hear that these are placeholders. */
const legalPlaceholders = ["Privacy Policy", "Terms of Service", "Cookie Policy"];

export function Footer() {
  return (
    <footer className={footer("root")}>
      <div className={pageWidth()}>
        <div className={footer("columns")} id={SITE_LINKS_ID}>
          <div className={footer("about")}>
            <Logo />
            <p>Casino, bonus and game reviews with scores that show how they add up.</p>
          </div>
          {columns.map((column) => (
            <nav aria-label={column.label} key={column.label}>
              <h2>{column.label}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <section aria-label="Gambling help" className={footer("help")}>
          <span className={tag({ tone: "warn" })}>{ADULT_AGE}+</span>
          <p>
            <strong>Gambling should stay a game.</strong> Set limits before you start, and stop when it is no longer
            fun. If it is a problem for you or someone close to you, get free and confidential help at{" "}
            <a href="https://www.gamblingtherapy.org/" rel="noopener">
              gamblingtherapy.org
            </a>
            .
          </p>
        </section>
        <div className={footer("legal")}>
          <span>© HonestOdds. We may earn a commission from casinos that we list; it never changes a score.</span>
          <ul>
            {legalPlaceholders.map((label) => (
              <li key={label}>
                <PlaceholderButton size="text">{label}</PlaceholderButton>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
