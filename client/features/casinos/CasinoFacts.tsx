import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../graphql/useFragmentData";
import { plural } from "../../shared/plural";
import { formatSpins, orNotAvailable } from "../../shared/notAvailable";
import { panel, receipt, text } from "../../theme/classes";
import { CasinoFacts_casinoFragmentDoc, type CasinoFacts_casinoFragment } from "./CasinoFacts.generated";

const YES_NO = (isYes: boolean) => (isYes ? "Yes" : "No");

function withinHours(hours: number): string {
  return hours === 0 ? "Immediately" : `Within ${plural(hours, "hour")}`;
}

/** Shows a casino's key facts: the same rows for every casino, plus the withdrawal time if it is known. */
export function CasinoFacts({ casino: ref }: { casino: FragmentType<CasinoFacts_casinoFragment> }) {
  const casino = useFragmentData(CasinoFacts_casinoFragmentDoc, ref);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ["Licenses", casino.licenses.join(", ") || "None"],
    ["Established", orNotAvailable(casino.establishedYear)],
    ["Wagering", orNotAvailable(casino.wageringRequirement)],
    ["Min deposit", orNotAvailable(casino.minDeposit)],
    ["Free spins", formatSpins(casino.freeSpins)],
    ...(casino.withdrawalHours === null ? [] : [["Withdrawals", withinHours(casino.withdrawalHours)] as const]),
    ["Payment methods", orNotAvailable(casino.paymentMethods.length)],
    ["Game providers", orNotAvailable(casino.gameProviders.length)],
    ["Crypto", YES_NO(casino.acceptsCrypto)],
    ["Live games", YES_NO(casino.hasLiveGames)],
    ["Mobile optimized", YES_NO(casino.mobileOptimized)],
  ];

  return (
    <section className={`${panel()} ${text({ size: "small" })}`}>
      <h2 className={text({ size: "title" })}>Facts</h2>
      <table className={receipt("root")}>
        <tbody>
          {facts.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
