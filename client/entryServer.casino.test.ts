import { renderPage } from "./entryServer";
import { makeCasino, makeFact, makeScoreChange } from "./test/catalogue";

const words = "The casino you&#x27;re looking for doesn&#x27;t exist or has been removed.";

function renderReview(answer: object, url = "/casino/northgate") {
  return renderPage({ url, publicUrl: "https://odds.example", results: [answer], shell: false });
}

describe("a casino's server-rendered review", () => {
  it.each(["/casino/northgate", "/casino-reviews/northgate"])("has the casino's canonical URL at %s", (url) => {
    const { status, head, body } = renderReview({ data: { casino: makeCasino() } }, url);
    expect(status).toBe(200);
    expect(body).toContain("<h1>Northgate</h1>");
    expect(head).toContain('<link href="https://odds.example/casino/northgate" rel="canonical"/>');
  });

  it("includes structured data about the review, with a rating out of 10", () => {
    const { body } = renderReview({ data: { casino: makeCasino({ rating: 4.2 }) } });
    const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    const data = blocks.map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
    expect(data.filter((block) => block["@type"] === "Review")).toEqual([
      expect.objectContaining({
        url: "https://odds.example/casino/northgate",
        itemReviewed: expect.objectContaining({ name: "Northgate" }),
        reviewRating: { "@type": "Rating", ratingValue: "8.4", bestRating: "10", worstRating: "1" },
      }),
    ]);
  });

  it("says when each fact was checked, even without JavaScript", () => {
    const checkedAt = `${new Date().getUTCFullYear()}-01-12T08:00:00Z`;
    const facts = [makeFact("LICENSES", { checkedAt, sourceUrl: "https://mga.example/register", isStale: true })];
    const { body } = renderReview({ data: { casino: makeCasino({ facts }) } });
    expect(body).toMatch(
      /href="https:\/\/mga\.example\/register" rel="nofollow noopener"[^>]*>Checked <time[^>]*>Jan 12</,
    );
    expect(body).toContain(", due for a new check");
  });

  it("includes the history of the trust score", () => {
    const scoreHistory = [makeScoreChange("2026-11-12T09:24:00.000Z", 72, 92, [["Licensed (MGA)", 0, 20]])];
    const { body } = renderReview({ data: { casino: makeCasino({ scoreHistory }) } });
    expect(body).toContain("<li>Nov 12, 2026: 72 → 92. Licensed (MGA) +20</li>");
  });

  it("permanently redirects an old slug to the current slug", () => {
    const renamed = { data: { casino: makeCasino({ name: "Northgate" }) } };
    expect(renderReview(renamed, "/casino/old-gate?tab=games")).toMatchObject({
      status: 301,
      redirect: "/casino/northgate?tab=games",
    });
  });

  it.each(["/casino/nowhere", "/casino-reviews/nowhere", "/casino/foo.bar", "/casino/%"])(
    "is a 404 at %s if the casino does not exist",
    (url) => {
      const { status, head, body } = renderReview({ data: { casino: null } }, url);
      expect(status).toBe(404);
      expect(body).toContain("Casino Not Found");
      expect(body).toContain(words);
      expect(body).not.toContain("Try Again");
      expect(head).toContain('<meta content="noindex" name="robots"/>');
    },
  );

  it("is a 503 with the not-found message and a retry button if the query fails", () => {
    const failed = { data: null, errors: [{ message: "away", extensions: { code: "SERVICE_UNAVAILABLE" } }] };
    const { status, head, body } = renderReview(failed);
    expect(status).toBe(503);
    expect(body).toContain("Casino Not Found");
    expect(body).toContain(words);
    expect(body).toContain("Try Again");
    expect(head).toContain('<meta content="noindex" name="robots"/>');
  });
});
