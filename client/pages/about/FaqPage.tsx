/** The FAQ page. The search runs while the visitor types. At most one answer is open. */
import { useId, useState, type MouseEvent, type SyntheticEvent } from "react";
import { pageQuery } from "../../graphql/pageQuery";
import { usePageQuery } from "../../graphql/usePageQuery";
import { paths } from "../../shared/paths";
import type { PageProps } from "../../shared/route";
import { SafeHtml } from "../articles/ArticleContent";
import { ArticleListState } from "../articles/ArticleListState";
import { byCategory, categoryAnchor } from "../articles/articleLabels";
import { FaqPageDocument, type FaqPageQuery } from "../articles/lists.generated";
import { plural } from "../../shared/format/plural";
import { EmptyState } from "../../ui/EmptyState";
import { Icon } from "../../ui/Icon";
import { JsonLd, Seo } from "../../ui/Seo";
import { PageBanner } from "../../ui/PageBanner";

import { chip, field, pageWidth, searchBox, section, srOnly, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./faq.recipe";
import { maxPageSize } from "../../../shared/apiLimits";

const faq = slotClass<typeof recipes.faq>("faq");

const DESCRIPTION = "Short answers to the questions that players ask most, with figures.";

const variables = { first: maxPageSize };

export function faqQueries() {
  return [pageQuery(FaqPageDocument, variables)];
}

type FaqItem = FaqPageQuery["articles"]["edges"][number]["node"];

interface FaqCategory {
  title: string;
  articles: readonly FaqItem[];
}

function structuredData(items: readonly FaqItem[]) {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}

/** Returns the questions whose text or answer contains the search text, ignoring case. Omits empty categories. */
function searchFaq(categories: readonly FaqCategory[], text: string): FaqCategory[] {
  const query = text.trim().toLowerCase();
  return categories
    .map((category) => ({
      ...category,
      articles: category.articles.filter((item) => `${item.title}\n${item.text}`.toLowerCase().includes(query)),
    }))
    .filter(({ articles }) => articles.length > 0);
}

export function FaqPage({ match }: PageProps) {
  const { data, ...state } = usePageQuery(FaqPageDocument, variables);
  const [text, setText] = useState("");
  const [openQuestion, setOpenQuestion] = useState<string | null>(null);
  const items = data?.articles.edges.map(({ node }) => node) ?? [];
  const categories = byCategory(items, "More Questions");
  const matches = searchFaq(categories, text);
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.faq} title="Frequently Asked Questions" />
      {items.length > 0 && <JsonLd data={structuredData(items)} />}
      <PageBanner description={DESCRIPTION} icon="question" title="Frequently Asked Questions">
        <FaqSearch matches={matches} onChange={setText} text={text} />
      </PageBanner>
      <div className={`${pageWidth()} ${section()} ${faq("root")}`}>
        <nav aria-label="Categories" className={faq("nav")}>
          <ul>
            {categories.map(({ title }) => (
              <li key={title}>
                {/* The search may hide the category, so clear it before the browser scrolls there. */}
                <a className={chip()} href={`#${categoryAnchor(title)}`} onClick={() => setText("")}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={faq("categories")}>
          <ArticleListState isEmpty={items.length === 0} match={match} noun="questions" state={state} />
          {items.length > 0 && matches.length === 0 && (
            <EmptyState
              text="Try adjusting your search terms or browse all categories above."
              title="No results found"
            />
          )}
          {matches.map(({ title, articles }) => (
            <section aria-labelledby={categoryAnchor(title)} key={title}>
              <h2 id={categoryAnchor(title)}>{title}</h2>
              {articles.map((item) => (
                <FaqQuestion
                  isOpen={openQuestion === item.id}
                  item={item}
                  key={item.id}
                  onToggle={(isOpen) => setOpenQuestion(isOpen ? item.id : null)}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

interface FaqSearchProps {
  text: string;
  matches: readonly FaqCategory[];
  onChange: (text: string) => void;
}

function FaqSearch({ text, matches, onChange }: FaqSearchProps) {
  const id = useId();
  const count = matches.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <div className={faq("search")}>
      <span className={searchBox()}>
        <Icon name="search" />
        <label className={srOnly()} htmlFor={id}>
          Search FAQs
        </label>
        <input
          autoComplete="off"
          className={field()}
          id={id}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Search FAQs..."
          type="search"
          value={text}
        />
      </span>
      <span className={textStyle({ size: "tiny" })} role="status">
        {text.trim() && plural(count, "answer", "answers")}
      </span>
    </div>
  );
}

interface FaqQuestionProps {
  item: FaqItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * A question and its answer. All details elements on the page have the same name, so the browser keeps at most one
 * open, even without JavaScript.
 */
function FaqQuestion({ item, isOpen, onToggle }: FaqQuestionProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onToggle(!isOpen);
  };
  /** Updates the state when the browser opens the element, for example for "Find in page". */
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
  };
  return (
    <details className={faq("item")} id={item.slug} name="faq" onToggle={handleToggle} open={isOpen}>
      <summary onClick={handleClick}>
        <h3>{item.title}</h3>
        <Icon name="chevron" />
      </summary>
      <SafeHtml html={item.content.map((block) => ("html" in block ? block.html : "")).join("\n")} />
    </details>
  );
}
