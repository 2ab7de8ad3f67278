import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeConnection } from "../../test/catalogue";
import { currentAddress, renderPage } from "../../test/renderPage";

const topLinks = {
  "About Us": "/about-us",
  Guides: "/guides",
  Blog: "/blog",
  FAQ: "/faq",
  "Play Safe": "/playsafe",
  Favorites: "/favorites",
};

const groups = {
  "Casino Browser": ["All Casinos", "New Casinos", "Mobile Casinos", "Live Casinos"],
  Bonuses: ["No Deposit", "Welcome Bonus", "Free Spins", "Cashback"],
  Games: ["Slots", "Table Games", "Live Games", "Jackpots"],
  Crypto: ["Bitcoin Casinos", "Ethereum Casinos", "Crypto Bonuses"],
};

const pathOf = (label: string) => `/${label.toLowerCase().replaceAll(" ", "-")}`;
const mainMenu = () => screen.getByRole("navigation", { name: "Main" });
const groupButton = (label: string) => within(mainMenu()).getByRole("button", { name: new RegExp(`^${label}`) });

describe("the header", () => {
  it("links the logo to the home page and has a link to the news", async () => {
    await renderPage("/faq");
    const banner = within(screen.getByRole("banner"));
    expect(banner.getByRole("link", { name: "HonestOdds, home" })).toHaveAttribute("href", "/");
    expect(within(mainMenu()).getByRole("link", { name: "News" })).toHaveAttribute("href", "/news");
  });

  it("has links to pages about the site in its top bar", async () => {
    await renderPage("/faq");
    const line = within(screen.getByRole("navigation", { name: "About the site" }));
    for (const [name, path] of Object.entries(topLinks)) {
      expect(line.getByRole("link", { name })).toHaveAttribute("href", path);
    }
    expect(line.getByRole("link", { name: "FAQ" })).toHaveAttribute("aria-current", "page");
  });

  it("shows the age notice and the language", async () => {
    await renderPage("/faq");
    const banner = within(screen.getByRole("banner"));
    expect(banner.getAllByText("18+")[0]).toBeVisible();
    expect(banner.getAllByText("EN")[0]).toBeVisible();
    expect(banner.getAllByText("18+")[0]).toHaveAccessibleDescription("For adults only");
    expect(banner.getAllByText("EN")[0]).toHaveAccessibleDescription("English");
  });

  it.each(Object.entries(groups))(
    "shows the links in the group %s when the visitor presses the group's button",
    async (label, links) => {
      const { user } = await renderPage("/faq");
      expect(groupButton(label)).toHaveAttribute("aria-expanded", "false");
      expect(within(mainMenu()).queryByRole("link", { name: links[0] as string })).not.toBeInTheDocument();

      await user.click(groupButton(label));

      expect(groupButton(label)).toHaveAttribute("aria-expanded", "true");
      for (const name of links) {
        expect(within(mainMenu()).getByRole("link", { name })).toHaveAttribute("href", pathOf(name));
      }
    },
  );

  it("marks the crypto group as hot", async () => {
    await renderPage("/faq");
    expect(groupButton("Crypto")).toHaveTextContent("HOT");
  });

  it("returns focus to the button when Escape closes a menu", async () => {
    const { user } = await renderPage("/faq");
    groupButton("Games").focus();
    await user.keyboard("{Enter}{Tab}");
    expect(within(mainMenu()).getByRole("link", { name: "Slots" })).toHaveFocus();

    await user.keyboard("{Escape}");

    expect(within(mainMenu()).queryByRole("link", { name: "Slots" })).not.toBeInTheDocument();
    expect(groupButton("Games")).toHaveFocus();
  });

  it("closes a menu when focus leaves it", async () => {
    const { user } = await renderPage("/faq");
    groupButton("Crypto").focus();
    await user.keyboard("{Enter}{Tab}{Tab}{Tab}{Tab}");
    expect(groupButton("Crypto")).toHaveAttribute("aria-expanded", "false");
  });

  it("opens a menu on hover", async () => {
    const { user } = await renderPage("/faq");
    await user.hover(groupButton("Bonuses"));
    expect(within(mainMenu()).getByRole("link", { name: "Cashback" })).toBeInTheDocument();
  });

  it("opens a linked page without a reload and closes the menu", async () => {
    mockOperation("GameList", () => ({ data: { games: makeConnection("Game", []) } }));
    const { user } = await renderPage("/faq");
    await user.click(groupButton("Games"));
    await user.click(within(mainMenu()).getByRole("link", { name: "Jackpots" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Jackpots" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/jackpots");
    expect(groupButton("Games")).toHaveAttribute("aria-expanded", "false");
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });
});

describe("the mobile menu", () => {
  it("contains the notices, the theme switch, the search and every link from the header", async () => {
    const { user } = await renderPage("/faq");
    await user.click(screen.getByRole("button", { name: "Menu" }));
    const menu = within(screen.getByRole("dialog", { name: "Menu" }));
    const grouped = Object.values(groups).flat();
    const links = { ...topLinks, ...Object.fromEntries(grouped.map((label) => [label, pathOf(label)])), News: "/news" };
    for (const [name, path] of Object.entries(links))
      expect(menu.getByRole("link", { name })).toHaveAttribute("href", path);
    for (const label of Object.keys(groups))
      expect(menu.getByRole("heading", { name: new RegExp(`^${label}`) })).toBeVisible();
    expect(menu.getByRole("heading", { name: /^Crypto/ })).toHaveTextContent("HOT");
    for (const mark of ["18+", "EN"]) expect(menu.getByText(mark)).toBeVisible();
    for (const name of ["Light", "Dark", "System"]) expect(menu.getByRole("radio", { name })).toBeInTheDocument();
    expect(menu.getByRole("link", { name: "Advanced Search" })).toHaveAttribute("href", "/search");
  });

  it("closes when the visitor presses the close button or a link", async () => {
    const { user } = await renderPage("/faq");
    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.click(screen.getByRole("button", { name: "Close menu" }));
    expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Menu" }));
    await user.click(within(screen.getByRole("dialog", { name: "Menu" })).getByRole("link", { name: "News" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).not.toBeInTheDocument());
    expect(currentAddress()).toBe("/news");
  });
});
