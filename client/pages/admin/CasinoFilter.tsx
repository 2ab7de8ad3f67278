import { useId, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { adminTabAddress } from "../../features/admin/adminTabs";
import { CasinoCombobox } from "../../features/bonuses/CasinoCombobox";
import { useCasinoChoice } from "../../features/bonuses/useCasinoOptions";
import type { FilterOption } from "../../shared/managing";
import { CASINO_PARAMETER } from "../../shared/paths";

/** The casino that the address narrows a list of bonuses to, as one of the list's filters. */
export function useCasinoFilter(): FilterOption | null {
  const [parameters] = useSearchParams();
  const id = parameters.get(CASINO_PARAMETER) ?? "";
  const casino = useCasinoChoice(id);
  const label = `Casino: ${casino?.name ?? "..."}`;
  return useMemo(() => (id === "" ? null : { parameter: CASINO_PARAMETER, value: id, label, filter: id }), [id, label]);
}

/** Narrows the list of bonuses to one casino, whose name is typed. The list begins at its first page again. */
export function CasinoFilter() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const { tab: _tab, after: _after, before: _before, ...others } = Object.fromEntries(parameters);
  if (parameters.has(CASINO_PARAMETER)) return null;
  return (
    <div className="casino-filter">
      <CasinoCombobox
        id={id}
        input={{ "aria-label": "Bonuses of the casino", placeholder: "Of any casino" }}
        onChoose={(casinoId) => void navigate(adminTabAddress("manage-bonuses", { ...others, casinoId }))}
        value=""
      />
    </div>
  );
}
