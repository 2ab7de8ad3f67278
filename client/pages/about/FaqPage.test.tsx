import { screen, within } from "@testing-library/react";
import { questions } from "../../test/articles";
import { renderPage } from "../../test/renderPage";
import { structuredDataOf } from "../../test/structuredData";

const TITLES = [
  "Getting Started",
  "Bonuses & Promotions",
  "Games & Software",
  "Banking & Payments",
  "Security & Safety",
];

/** Returns the headings of the visible categories. */
function shownCategories(): (string | null)[] {
  return within(screen.getByRole("main"))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);
}

/** Returns the details element that contains a question. */
function foldOf(question: string): HTMLElement {
  const fold = screen.getByText(question).closest("details");
  if (!fold) throw new Error(`No details element contains ${question}`);
  return fold;
}

async function open() {
  const view = await renderPage("/faq");
  await screen.findAllByRole("heading", { level: 3 });
  return view;
}

describe("the questions in the FAQ", () => {
  it("are grouped in five categories of three and start collapsed", async () => {
    await open();
    expect(shownCategories()).toEqual(TITLES);
    for (const category of TITLES) expect(questions.filter((each) => each.category === category)).toHaveLength(3);
    for (const { title } of questions) expect(foldOf(title)).not.toHaveAttribute("open");
    expect(document.title).toBe("Frequently Asked Questions | HonestOdds");
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/faq");
  });

  it("open one at a time, even across categories, and collapse again", async () => {
    const { user } = await open();
    const [first, second] = [questions[0]!.title, questions[10]!.title];
    await user.click(screen.getByText(first));
    expect(foldOf(first)).toHaveAttribute("open");
    await user.click(screen.getByText(second));
    expect(foldOf(second)).toHaveAttribute("open");
    expect(foldOf(first)).not.toHaveAttribute("open");
    await user.click(screen.getByText(second));
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  });

  it("each contain their answer", async () => {
    await open();
    for (const { title, text } of questions) expect(foldOf(title)).toHaveTextContent(text);
  });

  it("are all in the structured data, even during a search", async () => {
    const { user } = await open();
    await user.type(screen.getByPlaceholderText("Search FAQs..."), "zzz");
    const [data] = structuredDataOf("FAQPage");
    expect(data?.["mainEntity"]).toEqual(
      questions.map(({ title, text }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    );
  });
});

describe("the search in the FAQ", () => {
  it("matches part of a question, ignores case, and hides categories without matches", async () => {
    const { user } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "IS RTP");
    expect(shownCategories()).toEqual(["Games & Software"]);
    expect(screen.getByText("What is RTP?")).toBeInTheDocument();
    expect(screen.getByText("1 answer")).toBeInTheDocument();
  });

  it("finds a question by part of its answer", async () => {
    const { user } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "5-7 business");
    expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "How long does a withdrawal take?",
    ]);
  });

  it("says so if nothing matches, and is cleared by a category link", async () => {
    const { user } = await open();
    const field = screen.getByRole("searchbox", { name: "Search FAQs" });
    await user.type(field, "no such words");
    expect(screen.getByRole("heading", { name: "No results found" })).toBeInTheDocument();
    expect(screen.getByText("Try adjusting your search terms or browse all categories above.")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Banking & Payments" }));
    expect(field).toHaveValue("");
    expect(shownCategories()).toEqual(TITLES);
  });

  it("ignores a query that contains only spaces", async () => {
    const { user } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search FAQs" }), "   ");
    expect(shownCategories()).toEqual(TITLES);
    expect(screen.queryByText("No results found")).not.toBeInTheDocument();
  });
});
