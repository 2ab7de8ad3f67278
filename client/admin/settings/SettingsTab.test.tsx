import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { findToast } from "../../test/editors";
import { makeChangeSet } from "../../test/historyList";
import { renderPage } from "../../test/renderPage";
import { storedSettings as stored } from "../../test/site";

/** Opens the tab. Returns an array that collects the inputs that the API receives. */
async function openSettings(settings: object = {}, tab: "settings" | "content" = "settings") {
  const saved: unknown[] = [];
  let current = { ...stored, ...settings };
  mockOperation("SettingsToEdit", () => ({ data: { siteSettings: current } }));
  mockOperation("updateSiteSettings", (variables) => {
    saved.push(variables);
    current = { ...current, ...(variables["input"] as object), version: current.version + 1 };
    return { data: { updateSiteSettings: current } };
  });
  const { user } = await renderPage(`/admin?tab=${tab}`);
  const save = await screen.findByRole("button", { name: /^Update (?:SEO )?settings$/ });
  return { user, saved, save: () => user.click(save) };
}

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });

describe("the settings tab", () => {
  it("saves only the changed settings, and the page shows the new name immediately", async () => {
    const { user, saved, save } = await openSettings();
    await user.clear(field("Site name"));
    await user.type(field("Site name"), "Acme Casinos");
    await user.clear(field("Players helped"));
    await user.click(screen.getByRole("checkbox", { name: "Exit offer" }));
    await save();
    expect(await screen.findByText("Settings updated successfully!")).toBeVisible();
    expect(saved).toEqual([
      expect.objectContaining({
        version: 4,
        input: { name: "Acme Casinos", playersHelped: null, hasExitOffer: false },
      }),
    ]);
    expect(await screen.findAllByRole("link", { name: "Acme Casinos, home" })).toHaveLength(2);
    expect(document.title).toBe("Casino Admin Panel | Acme Casinos");
  });

  it("shows the stored values after a save, even before they are loaded again", async () => {
    const { user, save } = await openSettings();
    mockOperation("SettingsToEdit", () => new Promise<never>(() => undefined));
    // The server removes invisible characters.
    const name = "Acme Casinos";
    mockOperation("updateSiteSettings", ({ version }) => ({
      data: { updateSiteSettings: { ...stored, name, version: Number(version) + 1 } },
    }));
    await user.clear(field("Site name"));
    await user.type(field("Site name"), "Acme\u200B Casinos");
    await save();
    expect(await screen.findByText("Settings updated successfully!")).toBeVisible();
    expect(field("Site name")).toHaveValue(name);
  });

  it("previews the logo in both themes", async () => {
    const { user } = await openSettings();
    await user.type(field("Logo URL"), "/our-logo.svg");
    await waitFor(() => {
      for (const theme of ["light", "dark"]) {
        const preview = within(screen.getByRole("region", { name: `The ${theme} theme` }));
        expect(preview.getByRole("img", { name: stored.name })).toHaveAttribute("src", "/our-logo.svg");
      }
    });
  });

  it("offers the nearest readable accent color and saves nothing until the color is readable", async () => {
    const { user, saved, save } = await openSettings();
    await user.clear(field("Accent color in the light theme"));
    await user.type(field("Accent color in the light theme"), "#48cf9f");
    await save();
    expect(screen.getAllByText(/Text in #\w+ is hard to read in the light theme/)).not.toHaveLength(0);
    expect(saved).toEqual([]);
    expect(screen.getByText(/The contrast of #48cf9f in the light theme is 1\.7\. Text needs/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use #2a785d" }));
    expect(field("Accent color in the light theme")).toHaveValue("#2a785d");
    await save();
    await screen.findByText("Settings updated successfully!");
    expect(saved).toEqual([expect.objectContaining({ input: { accentLight: "#2a785d" } })]);
    expect(document.getElementById("accent")).toHaveTextContent("html{--colors-accent:#2a785d;");
  });

  it("keeps the color picker and the text field of an accent color in sync", async () => {
    const { user, saved, save } = await openSettings();
    const picker = screen.getByLabelText<HTMLInputElement>("Pick the accent color in the dark theme");
    expect(picker.value).toBe("#48cf9f");
    await user.clear(field("Accent color in the dark theme"));
    await user.type(field("Accent color in the dark theme"), "#C4B5FD");
    expect(picker.value).toBe("#c4b5fd");
    fireEvent.change(picker, { target: { value: "#facc15" } });
    expect(field("Accent color in the dark theme")).toHaveValue("#facc15");
    await save();
    await screen.findByText("Settings updated successfully!");
    expect(saved).toEqual([expect.objectContaining({ input: { accentDark: "#facc15" } })]);
  });

  it("previews the name and the claim in both themes", async () => {
    const { user } = await openSettings();
    await user.clear(field("Casinos reviewed"));
    await user.type(field("Casinos reviewed"), "12");
    for (const theme of ["light", "dark"]) {
      const preview = within(screen.getByRole("region", { name: `The ${theme} theme` }));
      expect(await preview.findByText("12 casinos reviewed")).toBeVisible();
      expect(preview.getByText("Odds")).toBeVisible();
    }
  });

  it("saves no email address that the API rejects, and says what to enter", async () => {
    const { user, saved, save } = await openSettings();
    await user.clear(field("Email address"));
    await user.type(field("Email address"), "no..body@acme.example");
    await save();
    expect(screen.getAllByText("Enter a valid contact address, such as you@example.com.")).not.toHaveLength(0);
    expect(saved).toEqual([]);
  });

  it("moves focus to the errors if a list has an empty item", async () => {
    const { user, saved, save } = await openSettings();
    await user.click(screen.getByRole("button", { name: "Add a profile" }));
    await save();
    const summary = (await screen.findByText("Fix 1 field")).closest("[role=alert]");
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("Enter a name for the website.");
    expect(saved).toEqual([]);
  });

  it("adds, changes and removes help lines", async () => {
    const { user, saved, save } = await openSettings();
    await user.click(screen.getByRole("button", { name: "Remove Gamblers Anonymous" }));
    await user.click(screen.getByRole("button", { name: "Add an organization" }));
    const added = within(screen.getByRole("group", { name: "New organization" }));
    await user.type(added.getByRole("textbox", { name: "Country code" }), "DE");
    await save();
    expect(screen.getAllByText("Number 4: Enter a name for the organization.")).not.toHaveLength(0);
    await user.type(added.getByRole("textbox", { name: "Organization" }), "Check dein Spiel");
    await save();
    await screen.findByText("Settings updated successfully!");
    const { input } = saved[0] as { input: { helpLines: Record<string, unknown>[] } };
    expect(Object.keys(input)).toEqual(["helpLines"]);
    expect(input.helpLines.map(({ organization }) => organization)).toEqual([
      "GamCare",
      "National Council on Problem Gambling",
      "Gambling Help Online",
      "Check dein Spiel",
    ]);
    expect(input.helpLines[3]).toEqual({
      countryCode: "DE",
      organization: "Check dein Spiel",
      description: null,
      phone: null,
      url: null,
      contact: null,
      registerName: null,
      registerUrl: null,
    });
  });

  it("keeps unsaved input as a draft", async () => {
    const { user } = await openSettings();
    await user.type(field("Site name"), " Two");
    expect(await screen.findByText("Draft saved in this browser")).toBeVisible();
  });
});

describe("the content tab", () => {
  it("shows and saves the default title, description and keywords", async () => {
    const { user, saved, save } = await openSettings({}, "content");
    expect(field("Default SEO title")).toHaveValue(stored.seoTitle);
    expect(field("Default SEO keywords")).toHaveValue(stored.seoKeywords);
    await user.clear(field("Default SEO description"));
    await user.type(field("Default SEO description"), "Reviews that Acme signs.");
    await save();
    await screen.findByText("SEO settings updated successfully!");
    expect(saved).toEqual([
      expect.objectContaining({ version: 4, input: { seoDescription: "Reviews that Acme signs." } }),
    ]);
  });

  it("names the site when a published draft is undone, although the form does not contain the name", async () => {
    mockOperation("SettingsToEdit", () => ({ data: { siteSettings: stored } }));
    const draft = {
      __typename: "Draft",
      id: "00000000-0000-4000-8000-0000000000dd",
      version: 1,
      noun: "SETTINGS",
      rowId: stored.id,
      baseVersion: stored.version,
      name: stored.name,
      state: "IN_REVIEW",
      createdBy: "cora@example.com",
      isMine: false,
      comment: null,
      commentBy: null,
      approvedBy: null,
      publishAt: null,
      failure: null,
      updatedAt: new Date().toISOString(),
      patch: { seoTitle: "A drafted title" },
    };
    mockOperation("DraftToEdit", () => ({ data: { draft } }));
    mockOperation("publishDraft", () => ({
      data: { publishDraft: { __typename: "Publication", changeSetId: "publication", draft } },
    }));
    mockOperation("undo", () => ({ data: { undo: makeChangeSet({ id: "undo", operation: "undo" }) } }));
    const { user } = await renderPage(`/admin?tab=content&draft=${draft.id}`);
    expect(await screen.findByDisplayValue("A drafted title")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Publish" }));
    await findToast("SEO settings updated successfully!");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await findToast(`Undone: Published ${stored.name}.`);
  });

  it("links to the list of each kind of article, and to the form for a new article", async () => {
    await openSettings({}, "content");
    const links = within(screen.getByRole("region", { name: "Content" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["News", "/admin?tab=manage-articles&kind=NEWS"],
      ["Blog posts", "/admin?tab=manage-articles&kind=POST"],
      ["Guides", "/admin?tab=manage-articles&kind=GUIDE"],
      ["FAQ", "/admin?tab=manage-articles&kind=FAQ"],
      ["Pages", "/admin?tab=manage-articles&kind=PAGE"],
      ["Add an article", "/admin?tab=articles"],
      ["Authors and reviewers", "/admin?tab=manage-people"],
      ["Images", "/admin?tab=images"],
    ]);
  });
});
