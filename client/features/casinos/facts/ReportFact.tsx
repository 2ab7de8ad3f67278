import { Suspense, useState } from "react";
import { lazyWithRetry } from "../../../shared/browser/lazyWithRetry";
import { link, needsScript } from "../../../theme/classes";
import { ChunkBoundary } from "../../../ui/ChunkBoundary";
import type { ReportFactDialogProps } from "./ReportFactDialog";

const ReportFactDialog = lazyWithRetry(() => import("./ReportFactDialog").then((module) => module.ReportFactDialog));

/** The button that opens the dialog for reporting a wrong fact. */
export function ReportFact(props: Omit<ReportFactDialogProps, "onClose">) {
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
