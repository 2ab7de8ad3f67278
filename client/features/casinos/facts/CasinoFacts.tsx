import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../graphql/useFragmentData";
import { withinHours } from "../../../shared/format/plural";
import { factLabels } from "../../../shared/factLabels";
import { formatSpins, orNotAvailable } from "../../../shared/notAvailable";
import type { FactField } from "../../../graphql/schemaTypes.generated";
import { panel, receipt, text, link, needsScript } from "../../../theme/classes";
import { CheckedOn } from "../../../ui/CheckedOn";
import { CasinoFacts_casinoFragmentDoc, type CasinoFacts_casinoFragment } from "./CasinoFacts.generated";
import { Suspense, useState } from "react";
import { lazyWithRetry } from "../../../shared/browser/lazyWithRetry";
import { ChunkBoundary } from "../../../ui/ChunkBoundary";
import type { ReportFactDialogProps } from "./ReportFactDialog";

const ReportFactDialog = lazyWithRetry(() => import("./ReportFactDialog").then((module) => module.ReportFactDialog));

/** The button that opens the dialog for reporting a wrong fact. */
function ReportFact(props: Omit<ReportFactDialogProps, "onClose">) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button className={`${link({ isRow: true })} ${needsScript()}`} onClick={() => setIsOpen(true)} type="button">
        Something wrong?
      </button>
      {isOpen && (
        <ChunkBoundary>
          <Suspense fallback={null}>
            <ReportFactDialog {...props} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ChunkBoundary>
      )}
    </>
  );
}

const YES_NO = (isYes: boolean) => (isYes ? "Yes" : "No");

interface CasinoFactsProps {
  casino: FragmentType<CasinoFacts_casinoFragment>;
  /** The casino's bonuses, whose terms visitors can report as wrong. */
  bonuses: readonly { id: string; title: string }[];
}

/**
 * Shows a casino's key facts and when each was last checked. Every casino has the same rows, except the withdrawal
 * time, which appears only if it is known.
 */
export function CasinoFacts({ casino: ref, bonuses }: CasinoFactsProps) {
  const casino = useFragmentData(CasinoFacts_casinoFragmentDoc, ref);
  const facts: readonly (readonly [field: FactField, value: string])[] = [
    ["LICENSES", casino.licenses.join(", ") || "None"],
    ["ESTABLISHED_YEAR", orNotAvailable(casino.establishedYear)],
    ["WAGERING_REQUIREMENT", orNotAvailable(casino.wageringRequirement)],
    ["MIN_DEPOSIT", orNotAvailable(casino.minDeposit)],
    ["FREE_SPINS", formatSpins(casino.freeSpins)],
    ...(casino.withdrawalHours === null ? [] : [["WITHDRAWAL_HOURS", withinHours(casino.withdrawalHours)] as const]),
    ["PAYMENT_METHODS", orNotAvailable(casino.paymentMethods.length)],
    ["GAME_PROVIDERS", orNotAvailable(casino.gameProviders.length)],
    ["ACCEPTS_CRYPTO", YES_NO(casino.acceptsCrypto)],
    ["HAS_LIVE_GAMES", YES_NO(casino.hasLiveGames)],
    ["MOBILE_OPTIMIZED", YES_NO(casino.mobileOptimized)],
  ];
  const checks = new Map(casino.facts.map((fact) => [fact.field, fact]));

  return (
    <section className={`${panel()} ${text({ size: "small" })}`}>
      <h2 className={text({ size: "title" })}>Facts</h2>
      <table className={receipt("root")}>
        <tbody>
          {facts.map(([field, value]) => {
            const check = checks.get(field);
            return (
              <tr key={field}>
                <th scope="row">{factLabels[field]}</th>
                <td>
                  {value}
                  <span className={receipt("note")}>{check && <CheckedOn check={check} />}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ReportFact bonuses={bonuses} casino={casino} fields={facts.map(([field]) => field)} />
    </section>
  );
}
