import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { call, callOrThrow } from "../../test/call.js";
import { undo, latestChangeSet } from "../../test/changes/undo.js";
import { createTestApp, type TestApp } from "../../test/createTestApp.js";
import { expectRefusal } from "../../test/expectRefusal.js";
import { makeCasino } from "../../test/catalogue/factories.js";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
});
afterAll(() => app.close());

const lines =
  "helpLines { countryCode countryName organization description phone url contact registerName registerUrl }";
const everything = `name tagline logoUrl accentLight accentDark headline introduction pledge mission story
  casinosReviewed playersHelped playersJoined playersServed
  foundedYear contactEmail contactPage socialLinks { label url } seoTitle seoDescription seoKeywords isIndexed ${lines}
  hasExitOffer hasInstallCard hasFixedJackpots hasLocalAnalytics hasPlaceholderButtons hasSetupGuide`;

const read = (selection = everything) => callOrThrow(app, "siteSettings", {}, selection, { viewer: "visitor" });
let version: number;
beforeEach(async () => {
  ({ version } = (await callOrThrow(app, "siteSettings", {}, "version")) as { version: number });
});
const update = (input: Record<string, unknown>, selection = everything) =>
  call(app, "updateSiteSettings", { version, input }, selection);

const line = {
  countryCode: "DE",
  organization: "Check dein Spiel",
  description: "Free advice.",
  phone: "0800 1 37 27 00",
  url: "https://www.check-dein-spiel.de",
  contact: "help@check-dein-spiel.example",
  registerName: "OASIS",
  registerUrl: "https://rp-darmstadt.hessen.de",
};

/** A new value for every setting. */
const changed = {
  name: "Acme Casinos",
  tagline: "Reviews from Acme.",
  logoUrl: "/logo.svg",
  accentLight: "#7c3aed",
  accentDark: "#ffff00",
  headline: "Acme\nknows.",
  introduction: null,
  pledge: "We play everything",
  mission: "One.\n\nTwo.",
  story: "Three.",
  casinosReviewed: "12",
  playersHelped: null,
  playersJoined: "40 friends",
  playersServed: null,
  foundedYear: 2024,
  contactEmail: "hello@acme.example",
  contactPage: "/about-us",
  socialLinks: [{ label: "Mastodon", url: "https://social.example/@acme" }],
  seoTitle: "Acme",
  seoDescription: "Acme reviews casinos.",
  seoKeywords: null,
  isIndexed: false,
  helpLines: [line],
  hasExitOffer: false,
  hasInstallCard: false,
  hasFixedJackpots: false,
  hasLocalAnalytics: false,
  hasPlaceholderButtons: false,
  hasSetupGuide: false,
};

describe("siteSettings", () => {
  it("has the specified values on a new installation", async () => {
    const fresh = await read();
    expect(fresh).toMatchObject({
      name: "HonestOdds",
      headline: "Every score,\nwith its receipt.",
      introduction:
        "Reviews of casinos, bonuses and games that show how we calculate every number, and what an offer really costs you.",
      pledge: "We recommend only licensed casinos",
      mission: null,
      story: null,
      casinosReviewed: "500+",
      playersHelped: "50K+",
      foundedYear: 2020,
      accentLight: "#0b6b50",
      accentDark: "#48cf9f",
      socialLinks: [],
      hasExitOffer: true,
      hasInstallCard: true,
      hasFixedJackpots: true,
      hasLocalAnalytics: true,
      hasPlaceholderButtons: true,
      isIndexed: true,
      hasSetupGuide: true,
    });
    const helpLines = fresh["helpLines"] as Record<string, unknown>[];
    expect(helpLines.map(({ organization, countryName, phone }) => [organization, countryName, phone])).toEqual([
      ["GamCare", "Great Britain", "0808 8020 133"],
      ["Gamblers Anonymous", "United States", "1-855-222-5542"],
      ["National Council on Problem Gambling", "United States", "1-800-697-3738"],
      ["Gambling Help Online", "Australia", "1800 858 858"],
    ]);
  });

  it("counts the casinos in the catalogue only if the home page makes no claim of its own", async () => {
    await makeCasino(app);
    await makeCasino(app);
    expect(await read("casinoCount")).toEqual({ casinoCount: null });
    await update({ casinosReviewed: " " });
    expect(await read("casinosReviewed casinoCount")).toEqual({ casinosReviewed: null, casinoCount: 2 });
    await undo(app, await latestChangeSet(app));
  });
});

describe("updateSiteSettings", () => {
  it("changes every setting, and an undo restores them all", async () => {
    const before = await read();
    const { result } = await update(changed);
    expect(result).toEqual({ ...changed, helpLines: [{ ...line, countryName: "Germany" }] });
    expect(await read()).toEqual(result);
    const undone = await undo(app, await latestChangeSet(app));
    expect(await read()).toEqual(before);
    await undo(app, undone.id);
    expect(await read()).toEqual(result);
    await undo(app, await latestChangeSet(app));
  });

  it("keeps omitted settings, and sets the omitted properties of a help line to null", async () => {
    const before = await read();
    const { result } = await update({ helpLines: [{ countryCode: "US", organization: " Helpers " }] });
    const none = { description: null, phone: null, url: null, contact: null, registerName: null, registerUrl: null };
    expect(result).toEqual({
      ...before,
      helpLines: [{ countryCode: "US", countryName: "United States", organization: "Helpers", ...none }],
    });
    await undo(app, await latestChangeSet(app));
  });

  it.each([
    ["HonestOdds: reviews that add up", "Acme", "Acme: reviews that add up"],
    ["HonestOdds", "Acme", "Acme"],
    ["HonestOdds's reviews", " Acme Casinos ", "Acme Casinos's reviews"],
    ["HonestOddsmakers: reviews", "Acme", "HonestOddsmakers: reviews"],
    ["Casino reviews by HonestOdds", "Acme", "Casino reviews by HonestOdds"],
    ["HonestOdds".padEnd(200, " reviews"), "Acme Casinos", "Acme Casinos"],
  ])("with the current title %s and the new name %s results in the title %s", async (seoTitle, name, expected) => {
    await update({ seoTitle });
    const titleChange = await latestChangeSet(app);
    version += 1;
    expect((await update({ name }, "name seoTitle")).result).toEqual({ name: name.trim(), seoTitle: expected });
    await undo(app, await latestChangeSet(app));
    expect(await read("name seoTitle")).toEqual({ name: "HonestOdds", seoTitle });
    await undo(app, titleChange);
  });

  it("sets the given title, even if the caller also changes the name", async () => {
    const seoTitle = "HonestOdds, now Acme";
    expect((await update({ name: "Acme", seoTitle }, "seoTitle")).result).toEqual({ seoTitle });
    await undo(app, await latestChangeSet(app));
  });

  it("keeps the title if the caller changes only other settings", async () => {
    const before = await read("seoTitle");
    expect((await update({ tagline: "Other" }, "seoTitle")).result).toEqual(before);
    await undo(app, await latestChangeSet(app));
  });

  it("appears in the history with the old and new values of the changed settings", async () => {
    await update({ name: "Renamed", seoTitle: "Odds", socialLinks: changed.socialLinks });
    const history = await callOrThrow<{ nodes: { operation: string; rows: { nodes: unknown[] } }[] }>(
      app,
      "history",
      { noun: "SETTINGS", first: 1 },
      "nodes { operation rows { nodes { noun name operation changes { field before after } } } }",
    );
    expect(history.nodes).toEqual([
      {
        operation: "updateSiteSettings",
        rows: {
          nodes: [
            {
              noun: "SETTINGS",
              name: "Renamed",
              operation: "UPDATE",
              changes: [
                { field: "name", before: "HonestOdds", after: "Renamed" },
                { field: "socialLinks", before: null, after: changed.socialLinks },
                { field: "seoTitle", before: "HonestOdds: casino reviews that show their work", after: "Odds" },
              ],
            },
          ],
        },
      },
    ]);
    await undo(app, await latestChangeSet(app));
  });

  it("rejects a stale version and names the settings that have changed since", async () => {
    await update({ name: "First", helpLines: [] });
    const error = expectRefusal(await update({ name: "Second" }), "CONFLICT", ["helpLines", "name", "seoTitle"]);
    expect(error.message).toContain("Someone else changed this settings page");
    expect(error.extensions["currentVersion"]).toBe(version + 1);
    expect(await read("name")).toEqual({ name: "First" });
    await undo(app, await latestChangeSet(app));
  });

  it("can't be undone after a later change, and the error names the changed settings", async () => {
    await update({ name: "First" });
    const first = await latestChangeSet(app);
    await callOrThrow(app, "updateSiteSettings", { version: version + 1, input: { name: "Second" } }, "name");
    const error = expectRefusal(await call(app, "undo", { changeSetId: first }, "id"), "CONFLICT");
    expect(error.message).toContain(
      "The settings page Second was changed again later by demo: undo that change first.",
    );
    await undo(app, await latestChangeSet(app));
    await undo(app, first);
  });

  it.each([
    [{ accentLight: "#48cf9f" }, { accentLight: "#2a785d" }],
    [{ accentDark: "#0B6B50" }, { accentDark: "#68a493" }],
    [
      { accentLight: "#ffffff", accentDark: "#000000" },
      { accentLight: "#6b6b6b", accentDark: "#999999" },
    ],
  ])("rejects the unreadable color %j and offers the nearest readable one", async (input, nearestColors) => {
    const error = expectRefusal(await update(input), "BAD_USER_INPUT", Object.keys(input));
    expect(error.extensions["nearestColors"]).toEqual(nearestColors);
    for (const color of Object.values(nearestColors)) expect(error.message).toContain(color);
    const { errors } = await update(nearestColors);
    expect(errors).toBeUndefined();
    await undo(app, await latestChangeSet(app));
  });

  it.each<[Record<string, unknown>, string]>([
    [{ name: " " }, "name"],
    [{ name: null }, "name"],
    [{ name: "n".repeat(61) }, "name"],
    [{ name: "two\nlines" }, "name"],
    [{ logoUrl: "http://acme.example/logo.png" }, "logoUrl"],
    [{ logoUrl: "javascript:alert(1)" }, "logoUrl"],
    [{ accentLight: "red" }, "accentLight"],
    [{ headline: " \n " }, "headline"],
    [{ headline: null }, "headline"],
    [{ headline: "h".repeat(101) }, "headline"],
    [{ introduction: "i".repeat(301) }, "introduction"],
    [{ pledge: "two\nlines" }, "pledge"],
    [{ story: "s".repeat(4_001) }, "story"],
    [{ accentLight: "#0b6b50;}body{display:none" }, "accentLight"],
    [{ accentDark: null }, "accentDark"],
    [{ foundedYear: 1899 }, "foundedYear"],
    [{ contactEmail: "nobody" }, "contactEmail"],
    [{ contactEmail: "no..body@acme.example" }, "contactEmail"],
    [{ contactPage: "//elsewhere.example" }, "contactPage"],
    [{ contactPage: "mailto:a@b.example" }, "contactPage"],
    [{ seoTitle: "" }, "seoTitle"],
    [{ seoDescription: "d".repeat(501) }, "seoDescription"],
    [{ socialLinks: null }, "socialLinks"],
    [{ socialLinks: [{ label: "X", url: "javascript:alert(1)" }] }, "socialLinks.0.url"],
    [{ socialLinks: Array.from({ length: 11 }, () => changed.socialLinks[0]) }, "socialLinks"],
    [{ helpLines: [{ ...line, countryCode: "XQ" }] }, "helpLines.0.countryCode"],
    [{ helpLines: [{ ...line, countryCode: "gb" }] }, "helpLines.0.countryCode"],
    [{ helpLines: [line, { ...line, registerUrl: "oasis" }] }, "helpLines.1.registerUrl"],
    [{ helpLines: [{ ...line, contact: "mailto:help@acme.example" }] }, "helpLines.0.contact"],
    [{ helpLines: [{ ...line, contact: "javascript:alert(1)//@acme.example" }] }, "helpLines.0.contact"],
    [{ helpLines: [{ ...line, contact: "/contact" }] }, "helpLines.0.contact"],
    [{ helpLines: Array.from({ length: 61 }, () => line) }, "helpLines"],
    [{ hasExitOffer: null }, "hasExitOffer"],
  ])("rejects %j", async (input, field) => {
    const before = await read();
    expectRefusal(await update(input), "BAD_USER_INPUT", [field]);
    expect(await read()).toEqual(before);
  });

  it("requires a session", async () => {
    const refused = await call(app, "updateSiteSettings", { version, input: { name: "X" } }, "id", {
      viewer: "visitor",
    });
    expectRefusal(refused, "UNAUTHENTICATED");
  });
});

describe("the settings", () => {
  it("can't be imported", async () => {
    expectRefusal(await call(app, "beginImport", { noun: "SETTINGS", columns: ["name"] }, "id"), "BAD_USER_INPUT", [
      "noun",
    ]);
  });

  it("are not in the change feed", async () => {
    const { pageInfo } = await callOrThrow(app, "changes", { first: 1 }, "pageInfo { endCursor }");
    const since = (pageInfo as { endCursor: string }).endCursor;
    const before = await callOrThrow(app, "changes", { since, first: 100 }, "nodes { id }");
    await update({ name: "Renamed" });
    expect(await callOrThrow(app, "changes", { since, first: 100 }, "nodes { id }")).toEqual(before);
    await undo(app, await latestChangeSet(app));
  });
});
