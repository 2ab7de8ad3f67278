import { screen, within } from "@testing-library/react";
import { faqCategories } from "../content/faq";
import { renderPage } from "../test/renderPage";
import { structuredDataOf } from "../test/structuredData";

const TITLES = [
  "Getting Started",
  "Bonuses & Promotions",
  "Games & Software",
  "Banking & Payments",
  "Security & Safety",
];

const questions = faqCategories.flatMap(({ items }) => items);

/** The headings of the categories that are shown. */
function shownCategories(): (string | null)[] {
  return within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);
}

/** The foldable part of a question. */
function foldOf(question: string): HTMLElement {
  const fold = screen.getByText(question).closest("details");
  if (!fold) throw new Error(`Nothing folds under ${question}`);
  return fold;
}

describe("the questions", () => {
  it("stand in five categories of three, all folded", async () => {
    await renderPage("/faq");
    expect(shownCategories()).toEqual(TITLES);
    for (const { items } of faqCategories) expect(items).toHaveLength(3);
    for (const { question } of questions) expect(foldOf(question)).not.toHaveAttribute("open");
    expect(document.title).toBe("Frequently Asked Questions | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/faq");
  });

  it("open one at a time, across categories, and fold again", async () => {
    const { user } = await renderPage("/faq");
    const [first, second] = [faqCategories[0]!.items[0]!.question, faqCategories[3]!.items[1]!.question];
    await user.click(screen.getByText(first));
    expect(foldOf(first)).toHaveAttribute("open");
    await user.click(screen.getByText(second));
    expect(foldOf(second)).toHaveAttribute("open");
    expect(foldOf(first)).not.toHaveAttribute("open");
    await user.click(screen.getByText(second));
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  });

  it.each([
    ["How long does a withdrawal take?", "E-wallets take 24-48 hours"],
    ["How long does a withdrawal take?", "cards 3-5 business days"],
    ["How long does a withdrawal take?", "bank transfers 5-7 business days"],
    ["How much money do I need to start?", "Minimum deposits are typically $10-$20"],
  ])("answer '%s' with '%s'", async (question, figure) => {
    await renderPage("/faq");
    expect(foldOf(question)).toHaveTextContent(figure);
  });

  it("are told to search engines whole, whatever is searched for", async () => {
    const { user } = await renderPage("/faq");
    await user.type(screen.getByPlaceholderText("Search FAQs..."), "zzz");
    const [data] = structuredDataOf("FAQPage");
    expect(data?.["mainEntity"]).toEqual(
      questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    );
  });
});

describe("the search of the questions", () => {
  it("finds a part of a question whatever its case, and hides the categories without one", async () => {
    const { user } = await renderPage("/faq");
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "IS RTP");
    expect(shownCategories()).toEqual(["Games & Software"]);
    expect(screen.getByText("What is RTP?")).toBeInTheDocument();
    expect(screen.getByText("1 answer")).toBeInTheDocument();
  });

  it("finds a part of an answer", async () => {
    const { user } = await renderPage("/faq");
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "5-7 business");
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "How long does a withdrawal take?",
    ]);
  });

  it("says when it finds nothing, and a category brings everything back", async () => {
    const { user } = await renderPage("/faq");
    const field = screen.getByRole("searchbox", { name: "Search FAQs" });
    await user.type(field, "no such words");
    expect(screen.getByRole("heading", { name: "No results found" })).toBeInTheDocument();
    expect(screen.getByText("Try adjusting your search terms or browse all categories above.")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Banking & Payments" }));
    expect(field).toHaveValue("");
    expect(shownCategories()).toEqual(TITLES);
  });

  it("takes blanks for no search", async () => {
    const { user } = await renderPage("/faq");
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "   ");
    expect(shownCategories()).toEqual(TITLES);
    expect(screen.queryByText("No results found")).not.toBeInTheDocument();
  });
});
