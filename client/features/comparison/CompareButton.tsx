import { Icon } from "../../shared/ui/Icon";
import { addToComparison, removeFromComparison } from "./comparison";
import { useComparison } from "./useComparison";

interface CompareButtonProps {
  casino: { id: string; name: string };
  /** Among larger buttons, where there is room for its sign too. */
  isLarge?: boolean;
}

/** One press puts the casino into the comparison, the next takes it out. A full comparison refuses it, in the log only. */
export function CompareButton({ casino, isLarge = false }: CompareButtonProps) {
  const isCompared = useComparison().some(({ id }) => id === casino.id);

  function handleClick() {
    if (isCompared) removeFromComparison(casino.id);
    else addToComparison(casino);
  }

  return (
    <button
      type="button"
      className={isLarge ? "btn btn-secondary compare needs-script" : "btn btn-secondary btn-sm compare needs-script"}
      aria-pressed={isCompared}
      aria-label={`Compare ${casino.name}`}
      onClick={handleClick}
    >
      {isLarge && <Icon name="compare" />}
      Compare
    </button>
  );
}
