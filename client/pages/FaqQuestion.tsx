import type { MouseEvent, SyntheticEvent } from "react";
import type { FaqItem } from "../content/faq";
import { Icon } from "../shared/ui/Icon";

interface FaqQuestionProps {
  item: FaqItem;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One question with its answer folded under it. Of those that share a name the browser keeps one open, also before any script runs. */
export function FaqQuestion({ item, isOpen, onToggle }: FaqQuestionProps) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onToggle(!isOpen);
  };
  /** The browser opens one itself where "find in page" finds something in it. */
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) onToggle(currentTarget.open);
  };
  return (
    <details className="faq-item" name="faq" onToggle={handleToggle} open={isOpen}>
      <summary onClick={handleClick}>
        <h3>{item.question}</h3>
        <Icon name="chevron" />
      </summary>
      <p>{item.answer}</p>
    </details>
  );
}
