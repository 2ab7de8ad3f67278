import type { BonusType } from "../../graphql/generated";

/** What each type of bonus is called. */
export const BONUS_TYPE_LABELS: Record<BonusType, string> = {
  NO_DEPOSIT: "No deposit",
  WELCOME: "Welcome",
  FREE_SPINS: "Free spins",
  CASHBACK: "Cashback",
  RELOAD: "Reload",
};
