import { orNotAvailable } from "../../shared/terms";
import type { Term } from "../../shared/ui/Terms";

interface BonusWithTerms {
  wageringRequirement: string | null;
  minDeposit: string | null;
  freeSpins: number | null;
  maxWin: string | null;
}

/** The four terms by which bonuses are compared, in their order. */
export function bonusTerms(bonus: BonusWithTerms): Term[] {
  return [
    { label: "Wagering", value: orNotAvailable(bonus.wageringRequirement) },
    { label: "Min deposit", value: orNotAvailable(bonus.minDeposit) },
    { label: "Free spins", value: orNotAvailable(bonus.freeSpins) },
    { label: "Max win", value: orNotAvailable(bonus.maxWin) },
  ];
}
