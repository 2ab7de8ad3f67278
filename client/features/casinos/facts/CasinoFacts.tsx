import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../../graphql/useFragmentData";
import { namedMethods, withinHours } from "../../../shared/format/payoutTime";
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

interface Row {
  /** The fact whose check the row shows. */
  field: FactField;
  label: string;
  value: string;
  /** A line below the value. */
  note?: string;
}

function rowOf(field: FactField, value: string): Row {
  return { field, label: factLabels[field], value };
}

/** Returns the row with the fastest payout. The fact that it comes from is either the general time or the methods. */
function payoutRow(fastest: CasinoFacts_casinoFragment["fastestPayout"]): Row[] {
  if (fastest === null) return [];
  const field = fastest.methods.length === 0 ? "WITHDRAWAL_HOURS" : "PAYMENT_METHODS";
  return [
    {
      field,
      label: factLabels.WITHDRAWAL_HOURS,
      value: withinHours(fastest.hours),
      note: namedMethods(fastest.methods),
    },
  ];
}

/**
 * Shows a casino's key facts and when each was last checked. Every casino has the same rows, except the withdrawal
 * time, which appears only if it is known.
 */
export function CasinoFacts({ casino: ref, bonuses }: CasinoFactsProps) {
  const casino = useFragmentData(CasinoFacts_casinoFragmentDoc, ref);
  const rows: Row[] = [
    rowOf("LICENSES", casino.licenses.join(", ") || "None"),
    rowOf("ESTABLISHED_YEAR", orNotAvailable(casino.establishedYear)),
    rowOf("WAGERING_REQUIREMENT", orNotAvailable(casino.wageringRequirement)),
    rowOf("MIN_DEPOSIT", orNotAvailable(casino.minDeposit)),
    rowOf("FREE_SPINS", formatSpins(casino.freeSpins)),
    ...payoutRow(casino.fastestPayout),
    rowOf("PAYMENT_METHODS", orNotAvailable(casino.paymentMethods.length)),
    rowOf("GAME_PROVIDERS", orNotAvailable(casino.gameProviders.length)),
    rowOf("ACCEPTS_CRYPTO", YES_NO(casino.acceptsCrypto)),
    rowOf("HAS_LIVE_GAMES", YES_NO(casino.hasLiveGames)),
    rowOf("MOBILE_OPTIMIZED", YES_NO(casino.mobileOptimized)),
  ];
  const checks = new Map(casino.facts.map((fact) => [fact.field, fact]));

  return (
    <section className={`${panel()} ${text({ size: "small" })}`}>
      <h2 className={text({ size: "title" })}>Facts</h2>
      <table className={receipt("root")}>
        <tbody>
          {rows.map(({ field, label, value, note }) => {
            const check = checks.get(field);
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {value}
                  {note && <span className={receipt("note")}>{note}</span>}
                  <span className={receipt("note")}>{check && <CheckedOn check={check} />}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ReportFact bonuses={bonuses} casino={casino} facts={rows} />
    </section>
  );
}
