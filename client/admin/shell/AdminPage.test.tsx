import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeConnection } from "../../test/catalogue";
import { mockCasinos } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";
import { expectFocus } from "../../test/expectFocus";

beforeEach(() => void mockCasinos());

const tab = (name: string) => screen.getByRole("tab", { name });
const selectedTab = () => screen.getByRole("tab", { selected: true });

describe("the admin panel", () => {
  it("shows its title, the age notice and its tabs", async () => {
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
      "To check",
      "Directory",
      "Articles",
      "People",
      "Redirects",
      "Manage articles",
      "Manage people",
      "Manage redirects",
      "Images",
      "Content",
      "Settings",
      "Drafts",
      "Team",
      "Tokens",
      "Webhooks",
      "Snapshots",
      "Audit log",
      "Your account",
    ]);
  });

  it("is not indexed by search engines", async () => {
    await renderPage("/admin?tab=content");
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });

  it.each(["/admin", "/admin?tab=", "/admin?tab=nonsense", "/admin?tab=casinos"])(
    "opens the Casinos tab at %s",
    async (address) => {
      await renderPage(address);
      expect(selectedTab()).toHaveTextContent(/^Casinos$/);
    },
  );

  it("opens the tab that the URL names", async () => {
    await renderPage("/admin?tab=content");
    expect(selectedTab()).toHaveTextContent("Content");
    expect(await screen.findByRole("tabpanel", { name: "Content" })).toContainElement(
      screen.getByRole("heading", { name: "Content" }),
    );
  });

  it("puts the selected tab in the URL", async () => {
    const { user } = await renderPage("/admin");
    await user.click(tab("Content"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=content");
  });

  it("moves between tabs with the arrow keys and opens a tab with Enter or Space", async () => {
    mockOperation("ManageRedirects", () => ({ data: { redirects: makeConnection("Redirect", []) } }));
    const { user } = await renderPage("/admin?tab=content");
    tab("Content").focus();
    async function press(key: string, reached: string) {
      await user.keyboard(key);
      await waitFor(() => expect(tab(reached)).toHaveFocus());
    }
    await press("{End}", "Your account");
    await press("{ArrowRight}", "Analytics");
    expect(selectedTab()).toHaveTextContent("Content");
    await press("{ArrowLeft}", "Your account");
    await press("{Home}", "Analytics");
    tab("Settings").focus();
    await press("{ArrowLeft}", "Content");
    await press("{ArrowLeft}", "Images");
    await press("{ArrowLeft}", "Manage redirects");
    await user.keyboard("{Enter}");
    await expectFocus(screen.findByRole("tab", { name: "Manage redirects", selected: true }));
    await press("{ArrowRight}", "Images");
    await press("{ArrowRight}", "Content");
    await user.keyboard(" ");
    await expectFocus(screen.findByRole("tab", { name: "Content", selected: true }));
  });

  it("puts only the selected tab in the tab order", async () => {
    await renderPage("/admin?tab=content");
    const reached = screen.getAllByRole("tab").filter((each) => each.tabIndex === 0);
    expect(reached.map(({ textContent }) => textContent)).toEqual(["Content"]);
  });
});
