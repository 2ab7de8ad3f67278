import type { FragmentType } from "@apollo/client";
import { useCasinoFacts_casinoFragment } from "../../graphql/documents/CasinoFacts_casino";
import type { CasinoFacts_casinoFragment } from "../../graphql/generated";
import { formatSpins, orNotAvailable } from "../../shared/terms";

const YES_NO = (isYes: boolean) => (isYes ? "Yes" : "No");

/** The facts of a casino at one glance, the same rows for every casino. */
export function CasinoFacts({ casino: ref }: { casino: FragmentType<CasinoFacts_casinoFragment> }) {
  const casino = useCasinoFacts_casinoFragment(ref);
  const facts = [
    ["Licenses", casino.licenses.join(", ") || "None"],
    ["Established", orNotAvailable(casino.establishedYear)],
    ["Wagering", orNotAvailable(casino.wageringRequirement)],
    ["Min deposit", orNotAvailable(casino.minDeposit)],
    ["Free spins", formatSpins(casino.freeSpins)],
    ["Payment methods", orNotAvailable(casino.paymentMethods.length)],
    ["Game providers", orNotAvailable(casino.gameProviders.length)],
    ["Crypto", YES_NO(casino.acceptsCrypto)],
    ["Live games", YES_NO(casino.hasLiveGames)],
    ["Mobile optimized", YES_NO(casino.mobileOptimized)],
  ] as const;

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
