import { publicPaths, renderBlankPage, renderPage } from "./entryServer";
import { defaultSite } from "./shared/site";

const publicUrl = "https://odds.example";
const site = {
  ...defaultSite,
  name: "Acme Casinos",
  tagline: "Reviews from Acme.",
  seoTitle: "Acme Casinos: reviews",
  accentLight: "#7c3aed",
  accentDark: "#ffff00",
};
const answer = { data: { siteSettings: { __typename: "SiteSettings", id: "settings", ...site } } };

function htmlOf(url: string, settings: object = answer): string {
  const { head, body, state } = renderPage({ url, publicUrl, results: [], site: settings, shell: url === "/admin" });
  return head + body + state;
}

describe("a server-rendered page of a renamed site", () => {
  it.each([...publicPaths, "/search", "/favorites", "/admin", "/casino/northgate", "/no-such-page"])(
    "has only the new name: %s",
    (url) => {
      const html = htmlOf(url);
      expect(html).toContain("Acme <span>Casinos</span>");
      expect(html).not.toContain("HonestOdds");
      expect(htmlOf(url, {})).toContain("HonestOdds");
    },
  );

  it("passes the settings to the browser", () => {
    const { state } = renderPage({ url: "/", publicUrl, results: [], site: answer, shell: false });
    expect((JSON.parse(state) as { site: unknown }).site).toMatchObject(site);
  });

  it("has the accent colors for both themes, while a new site has no style element", () => {
    const html = htmlOf("/");
    expect(html).toContain('<style id="accent">html{--colors-accent:#7c3aed;--colors-accent-ink:#ffffff;');
    expect(html).toContain("html.dark{--colors-accent:#ffff00;");
    expect(htmlOf("/", {})).not.toContain("<style");
  });

  it("contains no style for an invalid color", () => {
    const accentLight = "red}</style><script>alert(1)</script>";
    const broken = { data: { siteSettings: { ...site, accentLight } } };
    const { head } = renderPage({ url: "/", publicUrl, results: [], site: broken, shell: false });
    expect(head).not.toContain("alert(1)");
  });
});

describe("the page for visitors who are offline", () => {
  it("has the settings and no markup", () => {
    const { head, body, state } = renderBlankPage({ publicUrl, site: answer });
    expect(body).toBe("");
    expect(head).toContain("--colors-accent:#7c3aed");
    expect(JSON.parse(state)).toMatchObject({ hasNoMarkup: true, site: { name: "Acme Casinos" } });
  });
});
