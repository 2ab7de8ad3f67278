import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

import { createLog } from "../../platform/log.js";
import { maxPagesInProgress } from "./pages.js";
import { type BuiltFixture, ownDocumentHash, themeScript, writeBuiltFixture } from "../../test/builtFixture.js";
import { startTestServer, type TestServer } from "../../test/startTestServer.js";
import { takeAllConnections } from "../../test/database/takeAllConnections.js";
import { until } from "../../test/until.js";

let fixture: BuiltFixture;
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  fixture = writeBuiltFixture();
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ files: fixture.files, seed: true, log: createLog("debug", destination) });
});
afterAll(async () => {
  await server.close();
  fixture.remove();
});

function get(path: string, init: RequestInit = {}) {
  return fetch(server.url + path, { redirect: "manual", ...init });
}

describe("a page", () => {
  it("is rendered with the public results of its queries", async () => {
    const response = await get("/");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain('<div id="root">Amber Abacus,BitHarbor</div>');
    expect(html).toContain("<title>Home</title></head>");
  });

  it("escapes its state, so a closing script tag in the data does not end the script element", async () => {
    const html = await (await get("/")).text();
    const [, state = ""] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(state)).toEqual({ casinos: ["Amber Abacus", "BitHarbor"], text: "</script><b>$&" });
  });

  it("is cacheable and returns 304 for its ETag", async () => {
    const first = await get("/");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    const etag = first.headers.get("etag")!;
    const again = await get("/", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  it("is never cached if its URL contains a secret", async () => {
    const bodies: string[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await get("/private?token=secret");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      expect(response.headers.get("x-robots-tag")).toBe("noindex");
      expect(response.headers.get("etag")).toBeNull();
      bodies.push(await response.text());
    }
    expect(new Set(bodies).size).toBe(3);
  });

  it("responds to HEAD without a body", async () => {
    const response = await get("/", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("has the status that the client chooses, such as 404", async () => {
    const response = await get("/missing");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<html lang="en" class="dark">');
  });

  it("is a permanent redirect if the client returns one", async () => {
    const response = await get("/old");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/new");
  });

  it("contains the error code of a query that failed, and has status 503", async () => {
    const response = await get("/wrong");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.text()).toContain("GRAPHQL_VALIDATION_FAILED");
  });

  it.each(["/broken", "/unplannable"])(
    "is the app shell with status 500 if rendering fails (%s), and the server logs the reason",
    async (path) => {
      lines.length = 0;
      const response = await get(path);
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain(`<title>Shell of ${server.url}</title>`);
      expect(lines.join("")).toMatch(/broke.*a page could not be rendered/);
    },
  );

  it("is the app shell with noindex if the client requests the shell", async () => {
    const response = await get("/admin?tab=casinos");
    expect(response.status).toBe(200);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).not.toContain('id="state"');
  });

  it("is the app shell with status 503 while the server is rendering too many pages", async () => {
    const slow = Array.from({ length: maxPagesInProgress }, (_, at) => get(`/slow-${at}`));
    expect(await until(() => fixture.slowPagesBegun() === maxPagesInProgress)).toBe(true);
    const late = await get("/");
    expect(late.status).toBe(503);
    expect(late.headers.get("retry-after")).toBe("1");
    expect(late.headers.get("cache-control")).toBe("no-store");
    expect(late.headers.get("x-robots-tag")).toBeNull();
    expect(await late.text()).toContain("<title>Shell of");
    fixture.releaseSlowPages();
    await Promise.all(slow);
    const page = await get("/");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<title>Home</title>");
  });

  it("lets the browser run no inline script except the template's", async () => {
    const policy = (await get("/")).headers.get("content-security-policy");
    const hash = createHash("sha256").update(themeScript).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it.each(["/foo.txt", "/casino/foo.bar", "/%", "/casino/%ZZ", "/%E0%A4%A?q=%", "/logos/nobody.svg"])(
    "shows the client's 404 page at %s",
    async (path) => {
      const response = await get(path);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(await response.text()).toContain(`<p>Nothing at ${path.split("?")[0]}</p>`);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    },
  );

  it("rejects POST and names the allowed methods", async () => {
    const posted = await get("/", { method: "POST" });
    expect(posted.status).toBe(405);
    expect(posted.headers.get("allow")).toBe("GET, HEAD");
  });

  it("is rendered for a very long URL", async () => {
    for (const length of [3_000, 15_000]) {
      const path = `/${"x".repeat(length)}`;
      expect(await (await get(path)).text()).toContain(`Nothing at ${path}`);
    }
  });
});

describe("the shell for the service worker", () => {
  it("has no initial state, so it can render any URL", async () => {
    const response = await get("/app-shell");
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('id="state"');
  });

  it("returns 304 for its ETag", async () => {
    const etag = (await get("/app-shell")).headers.get("etag")!;
    expect((await get("/app-shell", { headers: { "if-none-match": etag } })).status).toBe(304);
  });
});

describe("a file", () => {
  it("is cached for a year if its name contains a content hash", async () => {
    const response = await get("/assets/app-1a2b3c.js", { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  it.each([
    ["gzip, br", "br", "built br"],
    ["gzip", "gzip", "built gzip"],
    ["br;q=0, *", "gzip", "built gzip"],
    ["br;q=0.2, gzip;q=0.7", "gzip", "built gzip"],
    ["identity", null, "plain"],
    ["deflate", null, "plain"],
  ])("requested with Accept-Encoding %s is sent with the encoding %s", async (accepted, encoding, form) => {
    const response = await get("/assets/app-1a2b3c.js", { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toMatch(new RegExp(`^// ${form} `));
  });

  it.each([".br", ".gz"])("has no separate URL for its compressed form %s", async (extension) => {
    expect((await get(`/assets/app-1a2b3c.js${extension}`)).status).toBe(404);
  });

  it("is cached for 10 minutes if its name has no hash, except for the service worker", async () => {
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=600");
    expect((await get("/sw.js")).headers.get("cache-control")).toBe("no-cache");
  });

  it.each(["/assets/app-9z9z9z.js", "/assets/%", "/playground/assets/no.js"])(
    "is a plain 404 if it is missing: %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    },
  );

  it.each([
    ["/logos/nobody.svg", "image"],
    ["/favicon.ico", "image"],
    ["/missing.js", "script"],
  ])("is a plain 404 if a page requests the missing file %s as the type %s", async (path, destination) => {
    const response = await get(path, { headers: { "sec-fetch-dest": destination } });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not found\n");
  });

  it.each([
    "/index.html",
    "/.vite/manifest.json",
    "/assets/../../ssr/entryServer.js",
    "/..%2fssr%2fentryServer.js",
    "/package.json",
  ])("is not served if it is not for visitors: %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

describe("a picture from the seed", () => {
  const path = "/logos/northgate.svg";

  it("is served in compressed form and cached for 10 minutes", async () => {
    const picturesServer = await startTestServer({ seedPictures: fixture.seedPictures });
    try {
      const response = await fetch(picturesServer.url + path, { headers: { "accept-encoding": "br" } });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/svg+xml");
      expect(response.headers.get("content-encoding")).toBe("br");
      expect(response.headers.get("cache-control")).toBe("public, max-age=600");
      expect(await response.text()).toMatch(/^<svg/);
      expect((await fetch(`${picturesServer.url}${path}.br`)).status).toBe(404);
    } finally {
      await picturesServer.close();
    }
  });

  it("returns 404 if the catalogue is not the sample catalogue", async () => {
    expect((await get(path, { headers: { "sec-fetch-dest": "image" } })).status).toBe(404);
  });
});

describe("the playground", () => {
  it.each(["/playground", "/playground/"])("is served at %s with its own content security policy", async (path) => {
    const response = await get(path);
    expect(await response.text()).toContain("<title>HonestOdds Playground</title>");
    expect(response.headers.get("content-security-policy")).toMatch(/worker-src 'self' blob:/);
    const asset = await get("/playground/assets/play-1.js");
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-security-policy")).toMatch(/worker-src 'self' blob:/);
  });
});

describe("a client document", () => {
  it("is found under its hash before any caller sends the document", async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: ownDocumentHash } });
    const response = await get(`/graphql?extensions=${encodeURIComponent(extensions)}`);
    expect(await response.json()).toMatchObject({ data: { casinos: { nodes: [{ name: "Amber Abacus" }] } } });
  });

  it("is not found under an unknown hash", async () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } });
    const response = await get(`/graphql?extensions=${encodeURIComponent(extensions)}`);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });
  });
});

describe("a page that takes too long", () => {
  let impatient: TestServer;
  beforeAll(async () => {
    // The server's time limit is shorter than the time that a query waits for a connection.
    impatient = await startTestServer({ files: fixture.files, seed: true, responseTimeout: 1_000 });
  });
  afterAll(() => impatient.close());

  const ask = (after: string) => fetch(`${impatient.url}/listed?after=${after}`);
  const rendering = async (response: Response) => Number(/rendered (\d+)/.exec(await response.text())?.[1]);

  it("is replaced by a 503 response and is not rendered later", async () => {
    // A busy machine may need more than one attempt.
    const settled = async (after: string) => {
      let found = Number.NaN;
      expect(await until(async () => (found = await rendering(await ask(after))) > 0)).toBe(true);
      return found;
    };
    const first = await settled("first");
    const release = await takeAllConnections(impatient.database);
    const late = await ask("late");
    expect(late.status).toBe(503);
    expect(late.headers.get("retry-after")).toBe("1");
    const next = settled("next");
    await release();
    // The late page's query was the first to wait. So if the server had rendered the late page at all, it would have
    // rendered it before this page.
    expect(await next).toBe(first + 1);
  });
});
