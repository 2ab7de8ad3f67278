/** The FAQ page. It searches while the visitor types, and one answer is open at a time. */
import { useId, useState, type MouseEvent, type SyntheticEvent } from "react";
import { faqCategories, type FaqCategory, type FaqItem } from "../../content/faq";
import { paths } from "../../shared/paths";
import { plural } from "../../shared/plural";
import { EmptyState } from "../../ui/EmptyState";
import { Icon } from "../../ui/Icon";
import { JsonLd, Seo } from "../../ui/Seo";
import { PageBanner } from "../../ui/PageBanner";

import { field, pageWidth, searchBox, section, srOnly, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./faq.recipe";

const faq = slotClass<typeof recipes.faq>("faq");

const DESCRIPTION = "Short answers to the questions that players ask most, with figures.";

const structuredData = {
  "@type": "FAQPage",
  mainEntity: faqCategories.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  ),
};

/** Finds the questions whose text or answer contains the search text, ignoring case. Omits empty categories. */
function searchFaq(categories: readonly FaqCategory[], text: string): FaqCategory[] {
  const query = text.trim().toLowerCase();
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter((item) => `${item.question}\n${item.answer}`.toLowerCase().includes(query)),
    }))
    .filter(({ items }) => items.length > 0);
}

export function FaqPage() {
  const [text, setText] = useState("");
  const [openQuestion, setOpenQuestion] = useState<string | null>(null);
  const matches = searchFaq(faqCategories, text);
  return (
    <>
      <Seo description={DESCRIPTION} path={paths.faq} title="Frequently Asked Questions" />
      <JsonLd data={structuredData} />
      <PageBanner description={DESCRIPTION} icon="question" title="Frequently Asked Questions">
        <FaqSearch matches={matches} onChange={setText} text={text} />
      </PageBanner>
      <div className={`${pageWidth()} ${section()} ${faq("root")}`}>
        <nav aria-label="Categories" className={faq("nav")}>
          <ul>
            {faqCategories.map(({ id, title }) => (
              <li key={id}>
                {/* Shows a hidden category again before the browser scrolls to it. */}
                <a href={`#${id}`} onClick={() => setText("")}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={faq("categories")}>
          {matches.length === 0 && (
            <EmptyState
              text="Try adjusting your search terms or browse all categories above."
              title="No results found"
            />
          )}
          {matches.map(({ id, title, items }) => (
            <section aria-labelledby={id} key={id}>
              <h2 id={id}>{title}</h2>
              {items.map((item) => (
                <FaqQuestion
                  isOpen={openQuestion === item.question}
                  item={item}
                  key={item.question}
                  onToggle={(isOpen) => setOpenQuestion(isOpen ? item.question : null)}
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
  const count = matches.reduce((sum, { items }) => sum + items.length, 0);
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
 * One question with its answer in a details element. The browser keeps only one details element with the same name
 * open, even without JavaScript.
 */
function FaqQuestion({ item, isOpen, onToggle }: FaqQuestionProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onToggle(!isOpen);
  };
  /** Handles "Find in page", which also opens details elements. */
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
  };
  return (
    <details className={faq("item")} name="faq" onToggle={handleToggle} open={isOpen}>
      <summary onClick={handleClick}>
        <h3>{item.question}</h3>
        <Icon name="chevron" />
      </summary>
      <p>{item.answer}</p>
    </details>
  );
}
