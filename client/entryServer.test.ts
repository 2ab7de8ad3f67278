import { createHash } from "node:crypto";
import { articleResponses } from "./test/articles";
import { facetsResponse } from "./test/catalogue";
import { defaultSite } from "./shared/site";
import { casinoPath, documents, planPage, publicPaths, renderPage, type PageInput } from "./entryServer";

const publicUrl = "https://odds.example";
const noResults: PageInput["results"] = [];

const casino = {
  __typename: "Casino",
  id: "1",
  slug: "northgate",
  name: "North<gate>",
  logoUrl: "/logos/northgate.svg",
  licenses: ["MGA"],
  establishedYear: 2014,
  reviewCount: 38,
  rating: 4.2,
  acceptsCrypto: true,
  hasLiveGames: true,
  mobileOptimized: true,
  isNew: false,
  welcomeBonus: "100% up to $500",
  wageringRequirement: "35x",
  minDeposit: "$20",
  freeSpins: 0,
  trustScore: { __typename: "TrustScore", score: 99, factors: [] },
};

const casinoList = {
  data: {
    casinos: {
      __typename: "CasinoConnection",
      totalCount: 1,
      edges: [{ __typename: "CasinoEdge", node: casino }],
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    },
  },
};

function renderList(results: PageInput["results"] = [casinoList], url = "/all-casinos") {
  return renderPage({ url, publicUrl, results, shell: false });
}

describe("planning a page", () => {
  it("returns the page's queries with their variables", () => {
    const { kind, queries } = planPage("/new-casinos");
    expect(kind).toBe("render");
    expect(queries).toHaveLength(2);
    expect(queries[0]).toMatchObject({ operationName: "CasinoList", variables: { filter: { isNew: true } } });
    expect(queries[0]?.query).toContain("query CasinoList");
    expect(queries[0]?.query).toContain("__typename");
  });

  it.each([
    ["/all-casinos?utm_source=x&b=2", "/all-casinos"],
    ["/all-casinos?b=2&after=abc", "/all-casinos?after=abc"],
    ["/all-casinos?license=mga&payment=visa&license=ukgc", "/all-casinos?license=mga%2Cukgc&payment=visa"],
    ["/all-casinos/", "/all-casinos"],
    ["/casino/northgate?tab=games&x=1", "/casino/northgate?tab=games"],
    ["/", "/"],
  ])("returns the cache key for %s: %s", (url, key) => {
    expect(planPage(url).key).toBe(key);
  });

  it("returns only the app shell for /admin", () => {
    expect(planPage("/admin")).toMatchObject({ kind: "shell", queries: [] });
  });

  it.each([
    ["/search", ["CasinoFacets"]],
    ["/search?sort=name&compare=1", ["CasinoFacets"]],
    ["/search?rating=4.0", ["Search", "CasinoFacets"]],
    ["/search?q=bit&rating=", ["Search", "SearchGamesAndBonuses", "CasinoFacets"]],
  ])("returns the queries for %s: %j", (url, names) => {
    const { kind, queries } = planPage(url);
    expect(kind).toBe("render");
    expect(queries.map(({ operationName }) => operationName)).toEqual(names);
  });

  it.each(["/no/such-page", "//no.such.page", "*", "http://"])("returns no queries for an unknown URL: %s", (url) => {
    expect(planPage(url)).toMatchObject({ kind: "render", queries: [] });
  });
});

describe("the list of pages for the sitemap", () => {
  it("contains the indexable pages, each at its canonical URL", () => {
    for (const path of ["/", "/all-casinos", "/no-deposit", "/slots", "/faq"]) expect(publicPaths).toContain(path);
    for (const path of publicPaths) {
      const { head } = renderPage({ url: path, publicUrl, results: noResults, shell: false });
      expect(head).toContain(`<link href="${publicUrl}${path}" rel="canonical"/>`);
    }
    expect(casinoPath("northgate")).toBe("/casino/northgate");
  });

  it("excludes pages that are not indexed", () => {
    for (const path of ["/favorites", "/search", "/admin"]) {
      const { head, body } = renderPage({ url: path, publicUrl, results: noResults, shell: path === "/admin" });
      expect(publicPaths).not.toContain(path);
      expect(head + body).toContain('<meta content="noindex" name="robots"/>');
      expect(head).not.toContain("canonical");
    }
  });
});

/** Parses all blocks of structured data in a page. */
function structuredData(body: string): Record<string, unknown>[] {
  const blocks = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
}

describe("structured data in the server-rendered page", () => {
  const ofType = (body: string, type: string) => structuredData(body).filter((data) => data["@type"] === type);
  const item = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: publicUrl + path,
  });

  it.each([
    ["/all-casinos", "All Casinos"],
    ["/new-casinos", "New Casinos"],
    ["/no-deposit", "No Deposit Bonuses"],
    ["/slots", "Slots"],
    ["/about-us", "About Us"],
    ["/faq", "Frequently Asked Questions"],
  ])("has breadcrumbs from the home page to %s", (path, name) => {
    const { body } = renderPage({ url: path, publicUrl, results: noResults, shell: false });
    const [breadcrumbs] = ofType(body, "BreadcrumbList");
    expect(breadcrumbs).toEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [item(1, "Home", "/"), item(2, name, path)],
    });
  });

  it("has no breadcrumbs on the home page or on pages that are not indexed", () => {
    for (const path of ["/", "/favorites", "/no/such-page"]) {
      const { body } = renderPage({ url: path, publicUrl, results: noResults, shell: false });
      expect(ofType(body, "BreadcrumbList")).toEqual([]);
    }
  });

  it("includes every question with its answer", () => {
    const { body } = renderPage({ url: "/faq", publicUrl, results: [articleResponses.FaqPage()], shell: false });
    const [page] = ofType(body, "FAQPage");
    const questions = page?.["mainEntity"] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(15);
    for (const { name, acceptedAnswer } of questions) {
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
    }
  });

  it("lists rows in order and escapes names", () => {
    const { body } = renderList();
    expect(ofType(body, "ItemList")).toEqual([
      {
        "@context": "https://schema.org",
        "@type": "ItemList",
        numberOfItems: 1,
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "North<gate>", url: `${publicUrl}/casino/northgate` },
        ],
      },
    ]);
    const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json);
    expect(scripts.join("")).not.toContain("<");
  });
});

describe("the client's persisted documents", () => {
  it("are keyed by the hash of their query strings", () => {
    for (const [hash, text] of Object.entries(documents)) {
      expect(createHash("sha256").update(text).digest("hex")).toBe(hash);
    }
  });

  it("include a page's queries", () => {
    expect(Object.values(documents)).toContain(planPage("/").queries[0]?.query);
  });
});

describe("rendering a page", () => {
  it("shows the data and passes it to the browser for hydration", () => {
    const page = renderList();
    expect(page.status).toBe(200);
    expect(page.body).toContain("1 Casino Found");
    expect(page.body).toContain("North&lt;gate&gt;");
    expect(page.body).toContain('href="/casino/northgate"');
    expect(JSON.parse(page.state)).toEqual({ publicUrl, isShell: false, results: [casinoList], site: defaultSite });
  });

  it("puts the title, description, canonical URL and link preview only into the head", () => {
    const { head, body } = renderList();
    expect(head).toMatch(/<title>[^<]+HonestOdds<\/title>/);
    expect(head).toMatch(/<meta content="[^"]+" name="description"\/>/);
    expect(head).toContain('<link href="https://odds.example/all-casinos" rel="canonical"/>');
    expect(head).toMatch(/<meta content="[^"]+" property="og:title"\/>/);
    expect(head).toContain('<meta content="https://odds.example/all-casinos" property="og:url"/>');
    expect(body).not.toContain("<title>");
    expect(body).not.toContain("og:title");
    expect(body.startsWith("<div")).toBe(true);
  });

  it("returns the same HTML every time", () => {
    expect(renderList()).toEqual(renderList());
  });

  it("returns 503 with a message when a query fails, but hides the server's internal message", () => {
    const page = renderList([
      { data: null, errors: [{ message: "secret inside", extensions: { code: "SERVICE_UNAVAILABLE" } }] },
    ]);
    expect(page.status).toBe(503);
    expect(page.body).toContain("Error loading casinos: The service is not available right now.");
    expect(page.body + page.state).not.toContain("secret inside");
  });

  it.each(["/no/such-page", "/foo.txt", "/%", "/%E0%A4%A?q=%", "/News", "/casino/northgate/games"])(
    "returns 404 for the unknown URL %s and excludes the page from indexing",
    (url) => {
      expect(planPage(url)).toMatchObject({ kind: "render", queries: [] });
      const page = renderPage({ url, publicUrl, results: noResults, shell: false });
      expect(page.status).toBe(404);
      expect(page.body).toContain("Oops! Page not found");
      expect(page.body).toMatch(/href="\/"[^>]*>Return to Home</);
      expect(page.head).toContain('<meta content="noindex" name="robots"/>');
      expect(page.head).not.toContain("canonical");
    },
  );

  it.each(["/no-such-page", "/casino", "/news/no-such-article"])(
    "returns 404 for %s if there is no article at this URL",
    (url) => {
      expect(planPage(url).queries.map(({ operationName }) => operationName)).toEqual(["ArticlePage"]);
      const page = renderPage({ url, publicUrl, results: [articleResponses.ArticlePage()], shell: false });
      expect(page.status).toBe(404);
      expect(page.body).toContain("Oops! Page not found");
      expect(page.head).toContain('<meta content="noindex" name="robots"/>');
    },
  );

  it.each([
    ["/favorites", "My Favorite Casinos"],
    ["/no-deposit", "No Deposit Bonuses"],
    ["/slots", "Slots"],
    ["/news", "Casino News &amp; Insights"],
    ["/about-us", "About Us"],
    ["/blog", "Casino Blog"],
    ["/faq", "Frequently Asked Questions"],
    ["/playsafe", "Play Safe"],
    ["/guides", "Casino Guides"],
    ["/how-we-rate", "How We Rate"],
  ])("renders the page at %s with its title", (url, title) => {
    const page = renderPage({ url, publicUrl, results: noResults, shell: false });
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<h1>${title}</h1>`);
  });

  it("renders the API's scoring rules at /how-we-rate", () => {
    const rule = { __typename: "ScoringRule", label: "Licensed", points: 21, fallback: null };
    const scoringRules = { __typename: "ScoringRules", start: 50, maximum: 100, rules: [rule] };
    expect(planPage("/how-we-rate").queries).toHaveLength(1);
    const { body } = renderPage({
      url: "/how-we-rate",
      publicUrl,
      results: [{ data: { scoringRules } }],
      shell: false,
    });
    expect(body).toContain("Licensed</th><td>+21</td>");
  });

  it("redirects a URL with a trailing slash and preserves the query", () => {
    expect(renderList(noResults, "/all-casinos/?after=x")).toMatchObject({
      status: 301,
      redirect: "/all-casinos?after=x",
    });
  });

  it("renders the app shell without page content if `shell` is true", () => {
    const page = renderPage({ url: "/all-casinos", publicUrl, results: noResults, shell: true });
    expect(page.status).toBe(200);
    expect(page.body).toContain("Gambling should stay a game.");
    expect(page.body).not.toContain("Casinos Found");
    expect(JSON.parse(page.state)).toEqual({ publicUrl, isShell: true, results: [], site: defaultSite });
  });

  it.each([
    ["/search?q=bit", "Advanced Search | HonestOdds"],
    ["/admin", "Casino Admin Panel | HonestOdds"],
  ])("renders the app shell for %s with the page's title and excludes it from indexing", (url, title) => {
    const { head } = renderPage({ url, publicUrl, results: noResults, shell: true });
    expect(head).toContain(`<title>${title}</title>`);
    expect(head).toContain('<meta content="noindex" name="robots"/>');
  });

  it("renders the app shell with status 404 for an unknown URL", () => {
    expect(renderPage({ url: "/no/such-page", publicUrl, results: noResults, shell: true }).status).toBe(404);
    expect(renderPage({ url: "/all-casinos", publicUrl, results: noResults, shell: true }).status).toBe(200);
  });

  it("explains what to do without JavaScript on a page that needs it", () => {
    const { body } = renderPage({ url: "/admin", publicUrl, results: noResults, shell: true });
    expect(body).toMatch(/<noscript>.*This page needs JavaScript\..*href="\/all-casinos".*<\/noscript>/);
  });

  it("renders search results in a form that works without JavaScript", () => {
    const empty = { totalCount: 0, edges: [] };
    const results = [casinoList, { data: { games: empty, bonuses: empty } }, facetsResponse()];
    const { status, body } = renderPage({ url: "/search?q=north&rating=4.0", publicUrl, results, shell: false });
    expect(status).toBe(200);
    expect(body).toContain("1 casino found");
    expect(body).toContain("North&lt;gate&gt;");
    expect(body).not.toContain("skeleton");
    expect(body).not.toContain("This page needs JavaScript");
    expect(body).toMatch(/<form(?=[^>]* id="search-form")(?=[^>]* action="\/search")(?=[^>]* method="get")/);
    expect(body).toMatch(/<input(?=[^>]* name="q")(?=[^>]* value="north")/);
    expect(body).toMatch(/<select[^>]* form="search-form"[^>]* name="rating"/);
    expect(body).toMatch(/<input(?=[^>]* type="checkbox")(?=[^>]* form="search-form")(?=[^>]* name="license")/);
    expect(body).toMatch(/<button(?=[^>]* form="search-form")(?=[^>]* name="features")(?=[^>]* value="crypto")/);
    expect(body).not.toMatch(/<button[^>]* disabled[^>]*>Search</);
  });

  it.each(["/search", "/search?sort=name"])("renders the banner and the search tips at %s", (url) => {
    const { body } = renderPage({ url, publicUrl, results: noResults, shell: false });
    expect(body).toMatch(/<h1>Advanced Search<\/h1><p[^>]*>Search by name, description, /);
    expect(body).toContain("Search tips");
  });

  it("escapes the URL in the page", () => {
    const page = renderPage({ url: '/"><script>alert(1)</script>', publicUrl, results: noResults, shell: false });
    expect(page.head + page.body).not.toContain("<script>alert");
  });
});

describe("URLs whose slashes could make a browser open another host", () => {
  it.each(["//a//evil.example/", "//evil.example/", "/x/..//evil.example/", "//%25/x", "///", "//"])(
    "are never redirected to another host: %s",
    (url) => {
      planPage(url);
      const { status, redirect } = renderPage({ url, publicUrl, results: noResults, shell: false });
      expect([
        [404, undefined],
        [301, "/"],
      ]).toContainEqual([status, redirect]);
    },
  );

  it.each(["//evil.example/all-casinos", "///evil.example/", "/%5Cevil.example/", "//evil.example/casino/northgate"])(
    "never put another host in the head of the page: %s",
    (url) => {
      const { head } = renderPage({ url, publicUrl: "https://odds.example", results: noResults, shell: false });
      const hosts = [...head.matchAll(/(?:href|content)="(https?:[^"]*)"/g)].map(([, link]) => new URL(link!).host);
      expect(new Set(hosts)).toEqual(new Set(["odds.example"]));
    },
  );
});
