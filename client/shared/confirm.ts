/** Asks for confirmation before an action. The question appears in ui/confirm/ConfirmHost.tsx. */
import { createContext, useContext, type ReactNode } from "react";

export interface Question {
  /** The question, such as 'Clear all favorites?'. */
  title: string;
  /** Says what the action will do. */
  text: string;
  /** The label of the confirm button. */
  action: string;
  /** Whether the action loses no data. If so, the admin panel's confirm button is not red. */
  isSafe?: boolean;
  /** Controls below the text. Only the admin panel's dialog shows them. */
  details?: ReactNode;
}

/** Asks a question in a dialog. When the dialog closes, resolves to true if the visitor agreed. */
type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false));

export function useConfirm(): Confirm {
  return useContext(ConfirmContext);
}
