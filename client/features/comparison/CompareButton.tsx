import { Icon } from "../../ui/Icon";
import { button, needsScript } from "../../theme/classes";
import { addToComparison, removeFromComparison, useComparison } from "./comparison";

interface CompareButtonProps {
  casino: { id: string; name: string };
  /** Whether the button is as tall as the buttons next to it and has an icon. */
  isLarge?: boolean;
}

/**
 * Adds the casino to the comparison, or removes it if it is already there. If the comparison is full, a click is only
 * logged.
 */
export function CompareButton({ casino, isLarge = false }: CompareButtonProps) {
  const isCompared = useComparison().some(({ id }) => id === casino.id);

  function handleClick() {
    if (isCompared) removeFromComparison(casino.id);
    else addToComparison(casino);
  }

  return (
    <button
      type="button"
      className={`${button({ tone: "secondary", size: isLarge ? undefined : "sm", isChosen: isCompared })} ${needsScript()}`}
      aria-pressed={isCompared}
      aria-label={`Compare ${casino.name}`}
      onClick={handleClick}
    >
      {isLarge && <Icon name="compare" />}
      Compare
    </button>
  );
}
