/** The rows in the sample import file for bonuses. */
import type { BonusValues } from "./bonusFields";

export const bonusSample: readonly Partial<BonusValues>[] = [
  {
    title: "100% up to $200 plus 50 spins",
    bonusAmount: "$200",
    freeSpins: "50",
    minDeposit: "$10",
    wageringRequirement: "30x",
    maxWin: "$1,000",
    bonusCode: "EXAMPLE",
    terms: "Sample row. Replace it with your own bonus and the id of its casino.",
    isActive: false,
  },
  { title: "25 free spins", bonusType: "FREE_SPINS", freeSpins: "25", isActive: false },
];
