import { mayKeep, treatmentOf } from "./keeping";

const origin = "https://odds.example";

function ask(path: string, { method = "GET", mode = "cors", from = origin } = {}) {
  return treatmentOf({ method, mode, url: from + path }, origin);
}

const open = (path: string) => ask(path, { mode: "navigate" });

describe("what the service worker answers", () => {
  it.each(["/", "/all-casinos?after=x", "/casino/northgate", "/search?q=bit", "/favorites", "/administer", "/news"])(
    "is the page %s",
    (path) => expect(open(path)).toBe("page"),
  );

  it.each(["/admin", "/admin/", "/admin/casinos", "/admin?tab=bonuses", "/playground", "/playground/", "/sitemap.xml"])(
    "is not %s",
    (path) => expect(open(path)).toBe("leave"),
  );

  it("is a built file, which never changes", () => {
    expect(ask("/assets/entryClient-1a2b3c.js", { mode: "no-cors" })).toBe("asset");
  });

  it.each(["/graphql?operationName=Home", "/logos/northgate.svg", "/tiles/book-of-dead.svg", "/news/two-clocks.svg"])(
    "is the data %s",
    (path) => expect(ask(path)).toBe("data"),
  );

  it.each(["/healthz", "/schema.graphql", "/sw.js", "/manifest.webmanifest", "/robots.txt", "/playground/assets/a.js"])(
    "is not the file %s",
    (path) => expect(ask(path)).toBe("leave"),
  );

  it.each(["POST", "HEAD", "PUT", "DELETE"])("is never a %s", (method) => {
    for (const path of ["/", "/graphql", "/assets/a.js"]) expect(ask(path, { method })).toBe("leave");
    expect(ask("/", { method, mode: "navigate" })).toBe("leave");
  });

  it("is never another site's", () => {
    for (const path of ["/", "/graphql", "/assets/a.js"])
      expect(ask(path, { from: "https://elsewhere.example" })).toBe("leave");
  });
});

describe("an answer", () => {
  const answer = (control: string | null, changes: { status?: number; type?: string } = {}) =>
    mayKeep({ status: 200, type: "basic", headers: { get: () => control }, ...changes });

  it.each(["no-cache", "public, max-age=600", "public, max-age=0, s-maxage=60"])("that says %s is kept", (control) => {
    expect(answer(control)).toBe(true);
  });

  it.each(["no-store", "no-cache, no-store", "private, max-age=60", null])("that says %s is not", (control) => {
    expect(answer(control)).toBe(false);
  });

  it.each([{ status: 404 }, { status: 503 }, { status: 206 }, { type: "opaque" }, { type: "opaqueredirect" }])(
    "that is %j is not",
    (changes) => {
      expect(answer("no-cache", changes)).toBe(false);
    },
  );
});
