import { act, fireEvent, screen, within } from "@testing-library/react";
import { makeConnection } from "../test/catalogue";
import { mockOperation } from "../test/api";
import { renderPage } from "../test/renderPage";
import { helpSettings, homeSettings } from "../test/site";

function mockHome(casinoCount: number | null): void {
  const none = { casinos: makeConnection("Casino", []), bonuses: makeConnection("Bonus", []) };
  mockOperation("Home", () => ({
    data: { ...none, games: makeConnection("Game", []), siteSettings: { ...homeSettings, casinoCount } },
  }));
}

describe("the site's settings", () => {
  it("name the site in the header and footer and end the title", async () => {
    await renderPage("/faq", { name: "Acme Casinos", tagline: "Reviews from Acme." });
    expect(document.title).toBe("Frequently Asked Questions | Acme Casinos");
    expect(screen.getAllByRole("link", { name: "Acme Casinos, home" })).toHaveLength(2);
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("Reviews from Acme.")).toBeVisible();
    expect(footer.getByText(/^© Acme Casinos\. We may earn/)).toBeVisible();
    expect(document.body).not.toHaveTextContent("HonestOdds");
  });

  it("show a logo, or the name if the logo can't be loaded", async () => {
    await renderPage("/faq", { logoUrl: "/logo.svg" });
    const header = within(screen.getByRole("banner"));
    const logo = header.getByRole("link", { name: "HonestOdds, home" });
    const picture = within(logo).getByRole("presentation");
    expect(picture).toHaveAttribute("src", "/logo.svg");
    expect(logo).not.toHaveTextContent("Honest");
    fireEvent.error(picture);
    expect(logo).toHaveTextContent("HonestOdds");
  });

  it("show the ways to reach the owner in the footer", async () => {
    await renderPage("/faq", {
      contactEmail: "hello@acme.example",
      contactPage: "/about-us",
      socialLinks: [{ label: "Mastodon", url: "https://social.example/@acme" }],
    });
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: "hello@acme.example" })).toHaveAttribute(
      "href",
      "mailto:hello@acme.example",
    );
    expect(footer.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/about-us");
    expect(footer.getByRole("link", { name: "Mastodon" })).toHaveAttribute("href", "https://social.example/@acme");
  });

  it("count the casinos on the home page if the site makes no claim", async () => {
    mockHome(1234);
    await renderPage("/", { casinosReviewed: null, playersHelped: null });
    expect(await screen.findByText("1,234")).toBeVisible();
    expect(screen.getByText("casinos reviewed")).toBeVisible();
    expect(screen.queryByText("players helped")).not.toBeInTheDocument();
  });

  it("replace the claims of the page about us", async () => {
    await renderPage("/about-us", { name: "Acme", foundedYear: 2024, playersServed: "40 friends" });
    expect(screen.getByText(/^Acme was founded in 2024, after/)).toBeVisible();
    expect(screen.getByText(/Today we serve 40 friends, and the most/)).toBeVisible();
  });

  it("remove the claims of the page about us", async () => {
    await renderPage("/about-us", { foundedYear: null, playersServed: null });
    expect(screen.getByText(/^HonestOdds was founded, after/)).toBeVisible();
    expect(screen.getByText(/without its calculation\. The most common/)).toBeVisible();
  });

  it("list the help lines and registers of the site", async () => {
    const [line] = helpSettings.helpLines;
    const own = {
      ...line,
      organization: "Acme Help",
      phone: null,
      registerName: "OASIS",
      registerUrl: "https://oasis.example",
    };
    mockOperation("HelpLines", () => ({ data: { siteSettings: { ...helpSettings, helpLines: [own] } } }));
    await renderPage("/playsafe");
    expect(await screen.findByRole("heading", { name: "Acme Help" })).toBeVisible();
    expect(screen.getByRole("link", { name: "OASIS" })).toHaveAttribute("href", "https://oasis.example");
    expect(screen.queryByRole("heading", { name: "GamCare" })).not.toBeInTheDocument();
  });

  it("hide the buttons without an action", async () => {
    await renderPage("/news", { hasPlaceholderButtons: false });
    expect(screen.getByRole("link", { name: "Privacy Policy" })).toBeInTheDocument();
    expect(screen.queryByText("Stay in the Loop")).not.toBeInTheDocument();
  });

  it("hide the example jackpots", async () => {
    mockOperation("GameList", () => ({ data: { games: makeConnection("Game", [], { totalCount: 0 }) } }));
    await renderPage("/jackpots", { hasFixedJackpots: false });
    expect(screen.queryByText("Three famous jackpots")).not.toBeInTheDocument();
  });

  it("turn the exit offer off", async () => {
    await renderPage("/about-us", { hasExitOffer: false });
    act(() => void document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -3 })));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
