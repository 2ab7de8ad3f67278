import { messages } from "../../shared/messages";
import { Icon } from "../../shared/ui/Icon";
import type { Suggestion, SuggestionGroup } from "./useSuggestions";

interface SuggestionPanelProps {
  id: string;
  groups: readonly SuggestionGroup[];
  /** The suggestion that the arrow keys are at. */
  active: Suggestion | undefined;
  isNone: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

/** The id of a suggestion's element, by which the input points at the active one. */
export function suggestionId(panelId: string, { to, label }: Suggestion, group: string): string {
  return `${panelId}-${group}-${label}-${to}`.replaceAll(/[^\w-]/g, "_");
}

/** The suggestions as the listbox of the search field. */
export function SuggestionPanel({ id, groups, active, isNone, onChoose }: SuggestionPanelProps) {
  return (
    <>
      <div aria-label="Suggestions" className="suggestions" hidden={groups.length === 0} id={id} role="listbox">
        {groups.map((group) => (
          <div aria-label={group.label} className="suggestion-group" key={group.label} role="group">
            <p aria-hidden="true">{group.label}</p>
            {group.items.map((item) => (
              <button
                aria-selected={item === active}
                className="suggestion"
                id={suggestionId(id, item, group.label)}
                key={`${item.label} ${item.to}`}
                onClick={() => onChoose(item)}
                // The focus stays in the field, as a listbox of a combobox has it.
                onPointerDown={(event) => event.preventDefault()}
                role="option"
                tabIndex={-1}
                type="button"
              >
                <Icon name={group.icon} size={16} />
                {item.label}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p className="suggestions-none" role="status">
        {isNone ? messages.noSuggestions : ""}
      </p>
    </>
  );
}
