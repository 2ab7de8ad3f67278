import { ADULT_AGE } from "../../shared/limits";
import { mailAddress } from "../../shared/mailAddress";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/site";
import { Link } from "../../ui/Link";
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

const legalLinks: readonly MenuLink[] = [
  { label: "Privacy Policy", to: paths.privacy },
  { label: "Terms of Service", to: paths.terms },
  { label: "Cookie Policy", to: paths.cookies },
];

export function Footer() {
  const { name, tagline } = useSite();
  return (
    <footer className={footer("root")}>
      <div className={pageWidth()}>
        <div className={footer("columns")} id={SITE_LINKS_ID}>
          <div className={footer("about")}>
            <Logo />
            {tagline && <p>{tagline}</p>}
            <Contact />
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
          <span>© {name}. We may earn a commission from casinos that we list; it never changes a score.</span>
          <ul>
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The ways to contact the site's owner. A new site has none. */
function Contact() {
  const { contactEmail, contactPage, socialLinks } = useSite();
  if (!contactEmail && !contactPage && socialLinks.length === 0) return null;
  return (
    <ul>
      {contactEmail && (
        <li>
          <a href={mailAddress(contactEmail)}>{contactEmail}</a>
        </li>
      )}
      {contactPage && (
        <li>
          {contactPage.startsWith("/") ? <Link to={contactPage}>Contact</Link> : <a href={contactPage}>Contact</a>}
        </li>
      )}
      {socialLinks.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="noopener me">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
