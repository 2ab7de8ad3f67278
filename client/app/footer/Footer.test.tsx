import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/renderPage";

const columns: Record<string, Record<string, string>> = {
  "Casino Reviews": {
    "All Casinos": "/all-casinos",
    "New Casinos": "/new-casinos",
    "Mobile Casinos": "/mobile-casinos",
    "Live Casinos": "/live-casinos",
    "Bitcoin Casinos": "/bitcoin-casinos",
    "Ethereum Casinos": "/ethereum-casinos",
  },
  Bonuses: {
    "No Deposit": "/no-deposit",
    "Welcome Bonus": "/welcome-bonus",
    "Free Spins": "/free-spins",
    Cashback: "/cashback",
    "Crypto Bonuses": "/crypto-bonuses",
  },
  Games: { Slots: "/slots", "Table Games": "/table-games", "Live Games": "/live-games", Jackpots: "/jackpots" },
  Guides: {
    "All Guides": "/guides",
    "Play Safe": "/playsafe",
    FAQ: "/faq",
    Blog: "/blog",
    News: "/news",
    "About Us": "/about-us",
  },
};

async function openFooter() {
  const { user } = await renderPage("/faq");
  return { user, footer: within(screen.getByRole("contentinfo")) };
}

describe("the footer", () => {
  it("has four columns of links", async () => {
    const { footer } = await openFooter();
    const names = footer.getAllByRole("navigation").map((column) => column.getAttribute("aria-label"));
    expect(names).toEqual(Object.keys(columns));
    for (const name of names) {
      const links = within(footer.getByRole("navigation", { name: name! })).getAllByRole("link");
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
        Object.entries(columns[name!]!),
      );
    }
  });

  it.each([
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
    ["Cookie Policy", "/cookies"],
  ])("links %s to its page", async (name, path) => {
    const { footer } = await openFooter();
    expect(footer.getByRole("link", { name })).toHaveAttribute("href", path);
  });

  it("names a source of gambling help and shows the age notice", async () => {
    const { footer } = await openFooter();
    const notice = within(footer.getByRole("region", { name: "Gambling help" }));
    expect(notice.getByText("18+")).toBeInTheDocument();
    expect(notice.getByText(/get free and confidential help at/)).toBeInTheDocument();
    expect(notice.getByRole("link", { name: "gamblingtherapy.org" })).toHaveAttribute(
      "href",
      "https://www.gamblingtherapy.org/",
    );
  });
});
