import { isCacheable, classifyRequest } from "./requestPolicy";

const origin = "https://odds.example";

function classify(path: string, { method = "GET", mode = "cors", from = origin } = {}) {
  return classifyRequest({ method, mode, url: from + path }, origin);
}

const open = (path: string) => classify(path, { mode: "navigate" });

describe("classifyRequest", () => {
  it.each(["/", "/all-casinos?after=x", "/casino/northgate", "/search?q=bit", "/favorites", "/administer", "/news"])(
    "treats %s as a page",
    (path) => expect(open(path)).toBe("page"),
  );

  it.each([
    "/admin",
    "/admin/",
    "/admin/casinos",
    "/admin?tab=bonuses",
    "/playground",
    "/playground/",
    "/sitemap.xml",
    "/preview/token",
  ])("ignores %s", (path) => expect(open(path)).toBe("ignore"));

  it("treats a built file as an asset", () => {
    expect(classify("/assets/entryClient-1a2b3c.js", { mode: "no-cors" })).toBe("asset");
  });

  it.each([
    "/graphql?operationName=Home",
    "/logos/northgate.svg",
    "/tiles/book-of-dead.svg",
    "/news/two-clocks.svg",
    "/images/0b1f6f52-8f0e-4f0c-9d5e-0f6d1c7a2b3c/640.avif",
  ])("treats %s as data", (path) => expect(classify(path)).toBe("data"));

  it.each(["/healthz", "/schema.graphql", "/sw.js", "/manifest.webmanifest", "/robots.txt", "/playground/assets/a.js"])(
    "ignores the file %s",
    (path) => expect(classify(path)).toBe("ignore"),
  );

  it.each(["POST", "HEAD", "PUT", "DELETE"])("ignores %s requests", (method) => {
    for (const path of ["/", "/graphql", "/assets/a.js"]) expect(classify(path, { method })).toBe("ignore");
    expect(classify("/", { method, mode: "navigate" })).toBe("ignore");
  });

  it("ignores requests to other sites", () => {
    for (const path of ["/", "/graphql", "/assets/a.js"])
      expect(classify(path, { from: "https://elsewhere.example" })).toBe("ignore");
  });
});

describe("a response", () => {
  const isResponseCacheable = (control: string | null, changes: { status?: number; type?: string } = {}) =>
    isCacheable({ status: 200, type: "basic", headers: { get: () => control }, ...changes });

  it.each(["no-cache", "public, max-age=600", "public, max-age=0, s-maxage=60"])(
    "with the Cache-Control header %s is cacheable",
    (control) => {
      expect(isResponseCacheable(control)).toBe(true);
    },
  );

  it.each(["no-store", "no-cache, no-store", "private, max-age=60", null])(
    "with the Cache-Control header %s is not cacheable",
    (control) => {
      expect(isResponseCacheable(control)).toBe(false);
    },
  );

  it.each([{ status: 404 }, { status: 503 }, { status: 206 }, { type: "opaque" }, { type: "opaqueredirect" }])(
    "with the properties %j is not cacheable",
    (changes) => {
      expect(isResponseCacheable("no-cache", changes)).toBe(false);
    },
  );
});
