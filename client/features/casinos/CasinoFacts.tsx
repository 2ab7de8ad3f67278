import type { FragmentType } from "@apollo/client";
import { useCasinoFacts_casinoFragment } from "../../graphql/documents/CasinoFacts_casino";
import type { CasinoFacts_casinoFragment } from "../../graphql/generated";
import { plural } from "../../shared/plural";
import { formatSpins, orNotAvailable } from "../../shared/terms";

const YES_NO = (isYes: boolean) => (isYes ? "Yes" : "No");

function withinHours(hours: number): string {
  return hours === 0 ? "At once" : `Within ${plural(hours, "hour")}`;
}

/** The facts of a casino at one glance: the same rows for every casino, and one for withdrawals where the time is known. */
export function CasinoFacts({ casino: ref }: { casino: FragmentType<CasinoFacts_casinoFragment> }) {
  const casino = useCasinoFacts_casinoFragment(ref);
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
    <section className="panel small">
      <h2 className="panel-title">Facts</h2>
      <table className="receipt">
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
