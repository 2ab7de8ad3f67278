import { Icon } from "../../shared/ui/Icon";
import { addToComparison, removeFromComparison } from "./comparison";
import { useComparison } from "./useComparison";

interface CompareButtonProps {
  casino: { id: string; name: string };
  /** With its word beside the sign, where there is room. */
  isLabelled?: boolean;
}

/** One press puts the casino into the comparison, the next takes it out. A full comparison refuses it, in the log only. */
export function CompareButton({ casino, isLabelled = false }: CompareButtonProps) {
  const isCompared = useComparison().some(({ id }) => id === casino.id);

  function handleClick() {
    if (isCompared) removeFromComparison(casino.id);
    else addToComparison(casino);
  }

  return (
    <button
      type="button"
      className={isLabelled ? "btn btn-quiet compare" : "btn btn-quiet btn-icon compare"}
      aria-pressed={isCompared}
      aria-label={`Compare ${casino.name}`}
      onClick={handleClick}
    >
      <Icon name="compare" />
      {isLabelled && "Compare"}
    </button>
  );
}
