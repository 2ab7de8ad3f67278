import { AgeMark, AudienceMarks } from "./AudienceMarks";
import { Logo } from "./Logo";
import { MenuGroup } from "./MenuGroup";
import { MenuLinks } from "./MenuLinks";
import { menus, newsLink, topLinks } from "./menus";
import { MobileMenu } from "./MobileMenu";
import { SearchToggle } from "./SearchToggle";
import { ThemeSwitch } from "./ThemeSwitch";

function TopLine() {
  return (
    <div className="top-line">
      <div className="wrap">
        <nav aria-label="About the site">
          <ul>
            <MenuLinks links={topLinks} />
          </ul>
        </nav>
        <span className="grow" />
        <AudienceMarks />
        <ThemeSwitch />
      </div>
    </div>
  );
}

/** Two quiet lines; the second one stays in sight. */
export function Header() {
  return (
    <header className="site-header">
      <TopLine />
      <div className="nav-line">
        <div className="wrap">
          <Logo />
          <nav aria-label="Main" className="wide-only">
            <ul className="menu">
              {menus.map((menu) => (
                <MenuGroup key={menu.label} menu={menu} />
              ))}
              <MenuLinks className="menu-button" links={[newsLink]} />
            </ul>
          </nav>
          <span className="grow" />
          <AgeMark className="tag tag-warn narrow-only" />
          <SearchToggle />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
