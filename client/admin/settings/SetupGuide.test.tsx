import { screen, within } from "@testing-library/react";
import { fail, mockOperation, softwareRelease } from "../../test/api";
import { demoSession, makeSession } from "../../test/session";
import { renderPage } from "../../test/renderPage";
import { helpSettings } from "../../test/site";
import { defaultSite } from "../../shared/site";

const fresh = {
  __typename: "SiteSettings",
  ...defaultSite,
  isIndexed: true,
  hasSetupGuide: true,
  story: null,
  id: "00000000-0000-4000-8000-000000000017",
  version: 1,
  updatedAt: "2026-11-12T09:30:00.000Z",
  lastChange: null,
  helpLines: helpSettings.helpLines.map(({ countryName: _countryName, ...line }) => line),
};

/** The texts of a site that shows none of the invented ones. */
const ownTexts = {
  name: "Acme Casinos",
  story: "Our story.",
  casinosReviewed: null,
  playersHelped: "40",
  playersJoined: null,
  playersServed: null,
};
const own = { ...ownTexts, logoUrl: "/logo.svg" };

interface Site {
  settings?: object;
  /** The number of casinos in the sample catalogue. */
  sample?: number;
  needsFirstAccount?: boolean;
  embeddedBy?: { title: string; isSample: boolean }[];
  starterPages?: { id: string; title: string }[];
  /** Whether the guide's request fails. */
  isBroken?: boolean;
}

/** Opens the Settings tab of a site. Returns an array that collects the inputs that the API receives. */
async function openSettings({
  settings = {},
  sample = 12,
  needsFirstAccount = false,
  isBroken = false,
  ...given
}: Site = {}) {
  const embeddedBy = (given.embeddedBy ?? []).map((article, at) => ({
    __typename: "SampleEmbed",
    id: `${at}`,
    ...article,
  }));
  const starterPages = (given.starterPages ?? []).map((page) => ({ __typename: "StarterPage", ...page }));
  const saved: unknown[] = [];
  let current = { ...fresh, ...settings };
  const left = {
    __typename: "SampleCatalogue",
    casinos: sample,
    bonuses: 0,
    games: 0,
    articles: 0,
    people: 0,
    embeddedBy,
    starterPages,
  };
  mockOperation("SetupProgress", () => ({ data: { needsFirstAccount, sampleCatalogue: left, softwareRelease } }));
  if (isBroken) fail("SetupProgress", "INTERNAL");
  mockOperation("SettingsToEdit", () => ({ data: { siteSettings: current } }));
  mockOperation("updateSiteSettings", (variables) => {
    saved.push(variables);
    current = { ...current, ...(variables["input"] as object), version: current.version + 1 };
    return { data: { updateSiteSettings: current } };
  });
  const { user } = await renderPage("/admin?tab=settings");
  await screen.findByRole("textbox", { name: "Site name" });
  return { user, saved };
}

const findGuide = () => screen.queryByRole("region", { name: "Set up your site" });
const guide = () => within(screen.getByRole("region", { name: "Set up your site" }));

/** Returns each step with its state. */
const steps = () =>
  guide()
    .getAllByRole("listitem")
    .map(({ textContent }) => /(?:To do|Done)/.exec(textContent)?.[0]);

describe("the setup guide", () => {
  it("shows the state of each of the five steps on a new site", async () => {
    await openSettings({ needsFirstAccount: true });
    expect(
      guide().getByText("0 of 5 steps are done. Publish last. You can do the other steps in any order."),
    ).toBeVisible();
    expect(steps()).toEqual(["To do", "To do", "To do", "To do", "To do"]);
  });

  it.each<[string, Site, number]>([
    ["a name", { settings: { name: "Acme Casinos" } }, 0],
    ["a logo", { settings: { logoUrl: "/logo.svg" } }, 1],
    ["an accent color in one theme", { settings: { accentDark: "#ffff00" } }, 1],
    ["an account", { needsFirstAccount: false }, 2],
    ["no sample catalogue", { sample: 0 }, 3],
  ])("marks a step as done on a site with %s", async (_what, site, step) => {
    await openSettings({ needsFirstAccount: true, ...site });
    const expected = ["To do", "To do", "To do", "To do", "To do"];
    expected[step] = "Done";
    expect(steps()).toEqual(expected);
  });

  it("is above the version and build of the server", async () => {
    await openSettings();
    expect(screen.getByText("Version 1.2.0, build 0123456789ab")).toBeVisible();
  });

  it("ends with the step that opens the site to search engines", async () => {
    const { user, saved } = await openSettings({ settings: { ...own, isIndexed: false }, sample: 0 });
    expect(steps()).toEqual(["Done", "Done", "Done", "Done", "To do"]);
    await user.click(guide().getByRole("link", { name: "Publish" }));
    expect(screen.getByRole("checkbox", { name: "Listed by search engines" })).toHaveFocus();
    await user.keyboard(" ");
    await user.click(screen.getByRole("button", { name: "Update settings" }));
    await screen.findByText("Settings updated successfully!");
    expect(saved).toEqual([expect.objectContaining({ input: { isIndexed: true } })]);
    expect(findGuide()).not.toBeInTheDocument();
  });

  it("links to the starter text and the invented claims that the owner has not replaced yet", async () => {
    const { user } = await openSettings({ starterPages: [{ id: "7", title: "Terms of Service" }] });
    expect(guide().getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      "/admin?tab=articles&edit=7",
    );
    expect(guide().getByText(/^The site still shows invented claims, such as “500\+”/)).toBeVisible();
    await user.click(guide().getByRole("link", { name: "Change the claims" }));
    expect(document.getElementById("field-casinosReviewed")).toHaveFocus();
    await user.click(guide().getByRole("link", { name: "Tell your own" }));
    expect(document.getElementById("field-story")).toHaveFocus();
  });

  it.each<[string, Site]>([
    ["starter text", { settings: own, starterPages: [{ id: "7", title: "Terms of Service" }] }],
    ["an invented claim", { settings: { ...own, playersHelped: defaultSite.playersHelped } }],
    ["an invented story", { settings: { ...own, story: null } }],
  ])("stays while the site still shows %s", async (_what, site) => {
    await openSettings({ ...site, sample: 0 });
    expect(findGuide()).toBeInTheDocument();
  });

  it("does not mention starter text or invented claims that the owner has already replaced", async () => {
    await openSettings({ settings: ownTexts });
    expect(screen.queryByText(/still have starter text/)).not.toBeInTheDocument();
    expect(screen.queryByText(/invented (?:claims|story)/)).not.toBeInTheDocument();
  });

  it("links its steps to their controls", async () => {
    const { user } = await openSettings();
    await user.click(guide().getByRole("link", { name: "Name your site" }));
    expect(screen.getByRole("textbox", { name: "Site name" })).toHaveFocus();
    await user.click(guide().getByRole("link", { name: "Choose its look" }));
    expect(screen.getByRole("textbox", { name: "Accent color in the light theme" })).toHaveFocus();
    await user.click(guide().getByRole("link", { name: "Remove the sample catalogue" }));
    expect(screen.getByRole("button", { name: "Remove the sample catalogue" })).toHaveFocus();
  });

  it("links to the form for the first account in demo mode, and the demo warning links to the guide", async () => {
    mockOperation("Session", () => ({ data: { session: demoSession } }));
    const { user } = await openSettings({ needsFirstAccount: true });
    await user.click(guide().getByRole("link", { name: "Create the first account" }));
    expect(screen.getByRole("button", { name: "Create the first account" })).toHaveFocus();
    expect(screen.getByRole("link", { name: "Set up your site" })).toHaveAttribute("href", "/admin?tab=settings");
  });

  it("can be hidden for all editors, and shown again", async () => {
    const { user, saved } = await openSettings();
    await user.click(guide().getByRole("button", { name: "Hide" }));
    expect(await screen.findByText(/^Setup guide hidden\./)).toBeVisible();
    expect(saved).toEqual([{ version: 1, input: { hasSetupGuide: false } }]);
    expect(findGuide()).not.toBeInTheDocument();
    expect(screen.getByRole("tabpanel")).toHaveFocus();
    const shown = screen.getByRole("checkbox", { name: "Setup guide" });
    expect(shown).not.toBeChecked();
    await user.click(shown);
    await user.click(screen.getByRole("button", { name: "Update settings" }));
    expect(await screen.findByRole("region", { name: "Set up your site" })).toBeVisible();
  });

  it.each<[string, Site]>([
    ["has its own name and catalogue, even with the first look", { settings: ownTexts, sample: 0 }],
    ["has taken all steps", { settings: own, sample: 0 }],
    ["has hidden it", { settings: { hasSetupGuide: false }, needsFirstAccount: true }],
  ])("does not appear on a site that %s", async (_what, site) => {
    await openSettings(site);
    expect(findGuide()).not.toBeInTheDocument();
  });

  it("does not appear if its request fails, but the settings still open", async () => {
    await openSettings({ isBroken: true });
    expect(findGuide()).not.toBeInTheDocument();
  });
});

describe("removing the sample catalogue", () => {
  it("warns that published articles would lose embedded casinos", async () => {
    const embeddedBy = [
      { title: "Our pick", isSample: false },
      { title: "A sample guide", isSample: true },
    ];
    const { user } = await openSettings({ embeddedBy });
    const articles = screen.queryByRole("checkbox", { name: "Also remove the articles and people" });
    expect(articles).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove the sample catalogue" }));
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      "Embedded sample casinos and bonuses will disappear from “Our pick”.",
    );
  });
});

describe("the form for the first account", () => {
  it("opens the guide afterward if the URL names no tab", async () => {
    mockOperation("Session", () => ({ data: { session: null } }));
    mockOperation("NeedsFirstAccount", () => ({ data: { needsFirstAccount: true } }));
    mockOperation("createFirstAccount", () => ({ data: { createFirstAccount: makeSession() } }));
    mockOperation("SettingsToEdit", () => ({ data: { siteSettings: fresh } }));
    const { user } = await renderPage("/admin");
    await user.type(await screen.findByLabelText("Setup code"), "right{Enter}");
    expect(await screen.findByRole("heading", { name: "Set up your site" })).toBeVisible();
  });
});
