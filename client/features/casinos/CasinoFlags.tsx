import { tag, tagList } from "../../theme/classes";

/** A casino founded before this year gets the 'Established' badge. */
const ESTABLISHED_BEFORE_YEAR = 2020;

interface CasinoFlag {
  label: string;
  /** The tag's color. Omit it for a plain tag. */
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

export function flagsOf(casino: FlaggedCasino): CasinoFlag[] {
  const flags: CasinoFlag[] = [];
  if (isEstablished(casino)) flags.push({ label: "Established", tone: "ok" });
  if (casino.isNew) flags.push({ label: "New", tone: "gold" });
  if (casino.acceptsCrypto) flags.push({ label: "Crypto", tone: "info" });
  if (casino.hasLiveGames) flags.push({ label: "Live" });
  if (casino.mobileOptimized) flags.push({ label: "Mobile" });
  return flags;
}

interface CasinoFlagsProps {
  flags: readonly CasinoFlag[];
  size?: "sm";
}

export function CasinoFlags({ flags, size }: CasinoFlagsProps) {
  return (
    <ul className={tagList({ size })}>
      {flags.map(({ label, tone }) => (
        <li key={label} className={tag({ tone, size })}>
          {label}
        </li>
      ))}
    </ul>
  );
}
