/** Asking before something is done that can't be undone. The question appears in app/ConfirmHost.tsx. */
import { createContext, useContext } from "react";

export interface Question {
  /** Such as 'Clear all favorites?'. */
  title: string;
  /** What will happen. */
  text: string;
  /** The words on the button that does it. */
  action: string;
}

/** Resolves once the dialog is closed, with whether the visitor agreed. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
