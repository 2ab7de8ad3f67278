import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { makeConnection } from "../test/catalogue";
import { mockOperation } from "../test/api";
import { renderPage } from "../test/renderPage";
import { aboutSettings, helpSettings, homeSettings } from "../test/site";

function mockHome(casinoCount: number | null): void {
  const none = { casinos: makeConnection("Casino", []), bonuses: makeConnection("Bonus", []) };
  mockOperation("Home", () => ({
    data: { ...none, games: makeConnection("Game", []), siteSettings: { ...homeSettings, casinoCount } },
  }));
}

describe("the site's settings", () => {
  it("set the site's name in the header, in the footer and at the end of the title", async () => {
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

  it("show in the footer how to reach the owner", async () => {
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

  it("show on the home page how many casinos the catalogue contains, unless the site claims a number", async () => {
    mockHome(1234);
    await renderPage("/", { casinosReviewed: null, playersHelped: null });
    expect(await screen.findByText("1,234")).toBeVisible();
    expect(screen.getByText("casinos reviewed")).toBeVisible();
    expect(screen.queryByText("players helped")).not.toBeInTheDocument();
  });

  it("show no number on the home page while the catalogue is empty", async () => {
    mockHome(0);
    await renderPage("/", { casinosReviewed: null, playersHelped: null });
    // This heading of the loading page disappears when the response has arrived.
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Top-rated casinos" })).not.toBeInTheDocument());
    expect(screen.queryByText("casinos reviewed")).not.toBeInTheDocument();
    expect(screen.getByText("play responsibly")).toBeVisible();
  });

  it("replace the headline, the introduction and the pledge on the home page", async () => {
    mockHome(null);
    const headline = "Acme shows its work,\nline by line.";
    await renderPage("/", { headline, introduction: "Reviews from Acme.", pledge: "We play everything" });
    expect(screen.getByRole("heading", { level: 1, name: "Acme shows its work, line by line." })).toBeVisible();
    expect(screen.getByText("Reviews from Acme.")).toBeVisible();
    expect(screen.getByText("We play everything")).toBeVisible();
  });

  it("omit an empty introduction and an empty pledge from the home page", async () => {
    mockHome(null);
    await renderPage("/", { introduction: null, pledge: null });
    expect(screen.getByRole("heading", { level: 1, name: "Every score, with its receipt." })).toBeVisible();
    expect(screen.queryByText(/^Reviews of casinos/)).not.toBeInTheDocument();
    expect(screen.queryByText("We recommend only licensed casinos")).not.toBeInTheDocument();
  });

  it("replace the mission and the story on the About page", async () => {
    const own = { ...aboutSettings, mission: "Acme plays.\n\nAcme pays.", story: "Acme began in a garage." };
    mockOperation("AboutPage", () => ({ data: { siteSettings: own } }));
    await renderPage("/about-us");
    const mission = (await screen.findByText("Acme plays.")).closest("section")!;
    expect([...mission.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
      "Acme plays.",
      "Acme pays.",
    ]);
    const story = screen.getByRole("heading", { name: "Our Story" }).closest("section");
    expect(story).toHaveTextContent(/^Our StoryAcme began in a garage\.$/);
    expect(screen.getByRole("heading", { name: "Expert Reviews" })).toBeVisible();
  });

  it("replace the claims on the About page", async () => {
    await renderPage("/about-us", { name: "Acme", foundedYear: 2024, playersServed: "40 friends" });
    expect(await screen.findByText(/^Acme was founded in 2024, after/)).toBeVisible();
    expect(screen.getByText(/Today we serve 40 friends, and the most/)).toBeVisible();
  });

  it("omit empty claims from the About page", async () => {
    await renderPage("/about-us", { foundedYear: null, playersServed: null });
    expect(await screen.findByText(/^HonestOdds was founded, after/)).toBeVisible();
    expect(screen.getByText(/without showing the math\. The most common/)).toBeVisible();
  });

  it("list the help lines and registers on the Play Safe page", async () => {
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

  it("replace the email box on the news page with the working newsletter form", async () => {
    mockOperation("subscribeToNewsletter", () => ({ data: { subscribeToNewsletter: true } }));
    const { user } = await renderPage("/news", { hasPlaceholderButtons: false });
    expect(screen.queryByText("Stay in the Loop")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Subscribe Now" })).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Email address" }), "ann@example.com");
    await user.click(screen.getByRole("button", { name: "Subscribe" }));
    expect(await screen.findByText("Thank you for subscribing.")).toBeVisible();
  });

  it.each([true, false])(
    "link the contact buttons to a page or an email address (placeholder buttons: %s)",
    async (hasPlaceholderButtons) => {
      const contacts = ["https://help.example/contact", "help@help.example", null];
      const helpLines = contacts.map((contact, at) => ({
        ...helpSettings.helpLines[at]!,
        contact,
        organization: `Help ${at}`,
      }));
      mockOperation("HelpLines", () => ({ data: { siteSettings: { ...helpSettings, helpLines } } }));
      await renderPage("/playsafe", { hasPlaceholderButtons });
      const links = await screen.findAllByRole("link", { name: /^Contact / });
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["Contact Help 0", "https://help.example/contact"],
        ["Contact Help 1", "mailto:help@help.example"],
      ]);
      const placeholders = screen.queryAllByRole("button", { name: /^Contact |^Take Full Assessment$/ });
      expect(placeholders).toHaveLength(hasPlaceholderButtons ? 2 : 0);
    },
  );

  it.each([true, false])("turn the example jackpots on or off: %s", async (hasFixedJackpots) => {
    mockOperation("GameList", () => ({ data: { games: makeConnection("Game", [], { totalCount: 0 }) } }));
    await renderPage("/jackpots", { hasFixedJackpots });
    expect(screen.queryAllByText("Three famous jackpots")).toHaveLength(hasFixedJackpots ? 1 : 0);
  });

  it.each([true, false])("turn the exit offer on or off: %s", async (hasExitOffer) => {
    await renderPage("/about-us", { hasExitOffer });
    act(() => void document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -3 })));
    if (hasExitOffer) await screen.findByRole("dialog");
    else await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryAllByRole("dialog")).toHaveLength(hasExitOffer ? 1 : 0);
  });
});
