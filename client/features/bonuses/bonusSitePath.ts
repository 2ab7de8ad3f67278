import type { BonusType } from "../../graphql/generated";
import { casinoBonusesPath, paths } from "../../shared/paths";

/** The list of a type; reload offers have none of their own. */
const typePaths: Partial<Record<BonusType, string>> = {
  NO_DEPOSIT: paths.noDeposit,
  WELCOME: paths.welcomeBonus,
  FREE_SPINS: paths.freeSpins,
  CASHBACK: paths.cashback,
};

interface PlacedBonus {
  isActive: boolean;
  bonusType: BonusType;
  /** None where it belongs to no casino. */
  casinoSlug: string | undefined;
}

/** Where visitors see a bonus: with its casino, or in the list of its type. Null while they can't. */
export function bonusSitePath({ isActive, bonusType, casinoSlug }: PlacedBonus): string | null {
  if (!isActive) return null;
  return casinoSlug === undefined ? (typePaths[bonusType] ?? null) : casinoBonusesPath(casinoSlug);
}
