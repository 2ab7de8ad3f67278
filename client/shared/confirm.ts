/** Asking the visitor before something is done that can't be undone. The layout answers (app/ConfirmHost.tsx). */
import { createContext, useContext } from "react";

export interface Question {
  /** Such as 'Clear all favorites?'. */
  title: string;
  /** What will happen. */
  text: string;
  /** The words on the button that does it. */
  action: string;
}

export interface Confirm {
  /** Resolves once the dialog is gone, with whether the visitor agreed. */
  ask: (question: Question) => Promise<boolean>;
  /** Fetches the dialog's script: call it when the visitor reaches for the control. */
  prepare: () => void;
}

export const ConfirmContext = createContext<Confirm>({ ask: () => Promise.resolve(false), prepare: () => undefined });

export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
