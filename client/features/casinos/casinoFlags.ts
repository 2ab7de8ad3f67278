/** The tags that a casino carries, in their order, with the tone of each. */
import { ESTABLISHED_BEFORE_YEAR } from "../../shared/limits";

export interface CasinoFlag {
  label: string;
  /** None for a plain tag. */
  tone?: "ok" | "info" | "gold";
}

interface FlaggedCasino {
  establishedYear: number | null;
  isNew: boolean;
  acceptsCrypto: boolean;
  hasLiveGames: boolean;
  mobileOptimized?: boolean;
}

function isEstablished({ establishedYear }: FlaggedCasino): boolean {
  return establishedYear !== null && establishedYear < ESTABLISHED_BEFORE_YEAR;
}

export function casinoFlags(casino: FlaggedCasino): CasinoFlag[] {
  const flags: CasinoFlag[] = [];
  if (isEstablished(casino)) flags.push({ label: "Established", tone: "ok" });
  if (casino.isNew) flags.push({ label: "New", tone: "gold" });
  if (casino.acceptsCrypto) flags.push({ label: "Crypto", tone: "info" });
  if (casino.hasLiveGames) flags.push({ label: "Live" });
  if (casino.mobileOptimized) flags.push({ label: "Mobile" });
  return flags;
}
