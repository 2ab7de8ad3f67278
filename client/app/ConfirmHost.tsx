import { useMemo, useState, type ComponentType, type ReactNode } from "react";
import { ConfirmContext, type Confirm, type Question } from "../shared/confirm";

interface Asked {
  question: Question;
  answer: (isAgreed: boolean) => void;
  Dialog: ComponentType<{ question: Question; onAnswer: (isAgreed: boolean) => void }>;
}

const load = () => import("./ConfirmDialog");

function prepare(): void {
  load().catch(() => undefined); // Asking tries again.
}

/** Where questions to the visitor appear. Their dialog is fetched when the first one is in the air. */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useMemo<Confirm>(() => {
    async function ask(question: Question): Promise<boolean> {
      const module = await load().catch(() => null);
      // A visitor without a connection still gets asked.
      if (!module) return window.confirm(`${question.title}\n${question.text}`); // oxlint-disable-line eslint/no-alert -- the last resort
      return new Promise((resolve) => {
        const answer = (isAgreed: boolean) => {
          setAsked(null);
          resolve(isAgreed);
        };
        setAsked({ question, answer, Dialog: module.ConfirmDialog });
      });
    }
    return { ask, prepare };
  }, []);

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <asked.Dialog question={asked.question} onAnswer={asked.answer} />}
    </ConfirmContext>
  );
}
