/** Questions and answers, searched as the visitor types; one answer is open at a time. */
import { useId, useState } from "react";
import { faqCategories, type FaqCategory } from "../content/faq";
import { paths } from "../shared/paths";
import { plural } from "../shared/plural";
import { EmptyState } from "../shared/ui/EmptyState";
import { Icon } from "../shared/ui/Icon";
import { JsonLd } from "../shared/ui/JsonLd";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { FaqQuestion } from "./FaqQuestion";
import { searchFaq } from "./searchFaq";

const DESCRIPTION = "Short answers to what players ask us most, with the figures in them.";

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

export function FaqPage() {
  const [text, setText] = useState("");
  const [openQuestion, setOpenQuestion] = useState<string | null>(null);
  const found = searchFaq(faqCategories, text);
  return (
    <>
      <PageHead description={DESCRIPTION} path={paths.faq} title="Frequently Asked Questions" />
      <JsonLd data={structuredData} />
      <PageBanner description={DESCRIPTION} icon="question" title="Frequently Asked Questions">
        <FaqSearch found={found} onChange={setText} text={text} />
      </PageBanner>
      <div className="wrap section faq">
        <nav aria-label="Categories" className="faq-nav">
          <ul>
            {faqCategories.map(({ id, title }) => (
              <li key={id}>
                {/* A category that the search has hidden is there again before the browser goes to it. */}
                <a href={`#${id}`} onClick={() => setText("")}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="faq-categories">
          {found.length === 0 && (
            <EmptyState
              text="Try adjusting your search terms or browse all categories above."
              title="No results found"
            />
          )}
          {found.map(({ id, title, items }) => (
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
  found: readonly FaqCategory[];
  onChange: (text: string) => void;
}

function FaqSearch({ text, found, onChange }: FaqSearchProps) {
  const id = useId();
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="faq-search">
      <span className="search-box">
        <Icon name="search" />
        <label className="sr-only" htmlFor={id}>
          Search FAQs
        </label>
        <input
          autoComplete="off"
          className="field"
          id={id}
          onChange={(event) => onChange(event.target.value)}
          placeholder="Search FAQs..."
          type="search"
          value={text}
        />
      </span>
      <span className="tiny" role="status">
        {text.trim() && plural(count, "answer", "answers")}
      </span>
    </div>
  );
}
