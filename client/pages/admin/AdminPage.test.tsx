import { screen, within } from "@testing-library/react";
import { answer } from "../../test/api";
import { makeConnection } from "../../test/catalogue";
import { keepCasinos } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";

beforeEach(() => void keepCasinos());

const tab = (name: string) => screen.getByRole("tab", { name });
const selectedTab = () => screen.getByRole("tab", { selected: true });

describe("the panel", () => {
  it("bears its title, the age notice and its eight tabs", async () => {
    await renderPage("/admin?tab=content");
    expect(screen.getByRole("heading", { level: 1, name: "Casino Admin Panel" })).toBeInTheDocument();
    expect(document.title).toBe("Casino Admin Panel | HonestOdds");
    expect(within(screen.getByRole("main")).getByText("18+")).toBeInTheDocument();
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Analytics",
      "Casinos",
      "Bonuses",
      "Games",
      "Manage casinos",
      "Manage bonuses",
      "Manage games",
      "Content",
    ]);
  });

  it("asks search engines to pass it over", async () => {
    await renderPage("/admin?tab=content");
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  it.each(["/admin", "/admin?tab=", "/admin?tab=nonsense", "/admin?tab=casinos"])(
    "opens %s at the casinos",
    async (address) => {
      await renderPage(address);
      expect(selectedTab()).toHaveTextContent(/^Casinos$/);
    },
  );

  it("opens the tab that its address names, and fills the one panel with it", async () => {
    await renderPage("/admin?tab=content");
    expect(selectedTab()).toHaveTextContent("Content");
    expect(await screen.findByRole("tabpanel", { name: "Content" })).toContainElement(
      screen.getByRole("heading", { name: "Content" }),
    );
  });

  it("keeps the tab in the address when another one is pressed", async () => {
    const { user } = await renderPage("/admin");
    await user.click(tab("Content"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=content");
  });

  it("is walked with the arrow keys, and opens where Enter or Space is pressed", async () => {
    answer("ManageGames", () => ({ data: { games: makeConnection("Game", []) } }));
    const { user } = await renderPage("/admin?tab=content");
    tab("Content").focus();
    await user.keyboard("{ArrowRight}");
    expect(tab("Analytics")).toHaveFocus();
    expect(selectedTab()).toHaveTextContent("Content");
    await user.keyboard("{End}{Home}{ArrowLeft}{ArrowLeft}");
    expect(tab("Manage games")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(await screen.findByRole("tab", { name: "Manage games", selected: true })).toHaveFocus();
    await user.keyboard("{ArrowRight} ");
    expect(await screen.findByRole("tab", { name: "Content", selected: true })).toHaveFocus();
  });

  it("has one tab in the order of the Tab key", async () => {
    await renderPage("/admin?tab=content");
    const reached = screen.getAllByRole("tab").filter((each) => each.tabIndex === 0);
    expect(reached.map(({ textContent }) => textContent)).toEqual(["Content"]);
  });
});

describe("the content tab", () => {
  it("shows the default title, description and keywords", async () => {
    await renderPage("/admin?tab=content");
    for (const name of ["Default SEO title", "Default SEO description", "Default SEO keywords"])
      expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name })).value).not.toBe("");
  });

  it("owns up to an update button that does nothing", async () => {
    const { user } = await renderPage("/admin?tab=content");
    const button = await screen.findByRole("button", { name: "Update SEO settings" });
    expect(button).toHaveAccessibleDescription("Not available yet");
    await user.click(button);
    expect(screen.queryByText("Success")).not.toBeInTheDocument();
  });
});
