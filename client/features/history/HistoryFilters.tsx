import type { CatalogueNoun } from "../../graphql/generated";
import { Icon } from "../../shared/ui/Icon";

export interface HistoryFilter {
  noun: CatalogueNoun | null;
  /** The editor whose doings are shown; null for everybody's. */
  actor: string | null;
}

const nouns: readonly { noun: CatalogueNoun | null; label: string }[] = [
  { noun: null, label: "Everything" },
  { noun: "CASINO", label: "Casinos" },
  { noun: "BONUS", label: "Bonuses" },
  { noun: "GAME", label: "Games" },
];

interface HistoryFiltersProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** What of the history is shown. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  return (
    <div aria-label="Show the history of" className="history-filters" role="group">
      {nouns.map(({ noun, label }) => (
        <button
          aria-pressed={filter.noun === noun}
          className="chip"
          key={label}
          onClick={() => onChange({ ...filter, noun })}
          type="button"
        >
          {label}
        </button>
      ))}
      {filter.actor !== null && (
        <button className="chip" onClick={() => onChange({ ...filter, actor: null })} type="button">
          By {filter.actor}
          <Icon name="close" size={14} />
          <span className="sr-only">Show everybody again</span>
        </button>
      )}
    </div>
  );
}
