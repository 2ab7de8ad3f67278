import { useNavigate } from "react-router-dom";
import type { BonusFilter } from "../../../graphql/schemaTypes.generated";
import { type BonusParameter, readQuery } from "../../../shared/query";
import { cursorOf, filteredPath } from "../../listAddress";
import { readBonusChoices, sortOf } from "./bonusChoices";

interface Choice {
  name: BonusParameter;
  value: string;
  /** Whether Back returns to the earlier choice. */
  isStep?: boolean;
}

/**
 * Returns a function that puts a choice in the URL of a bonus list. It reads the other choices from the address bar,
 * which may be newer than the rendered ones. If the visitor is leaving the page, it does nothing.
 */
export function useChooseBonuses(path: string, listFilter: BonusFilter) {
  const navigate = useNavigate();
  return ({ name, value, isStep = true }: Choice) => {
    if (window.location.pathname !== path) return;
    const query = readQuery(window.location.search);
    const { [name]: _previous, ...others } = readBonusChoices(query, listFilter);
    const chosen = value === "" ? others : { ...others, [name]: value };
    // A deposit changes the rows of a page only in an order by an amount.
    const after = name === "deposit" && sortOf(chosen).isByAmount !== true ? cursorOf({ query }) : null;
    void navigate(filteredPath(path, chosen, after), { replace: !isStep });
  };
}
