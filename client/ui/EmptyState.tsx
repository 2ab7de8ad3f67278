import type { ReactNode } from "react";
import { empty } from "../theme/classes";

interface EmptyStateProps {
  title: string;
  text?: string;
  /** The next step: a link or button. */
  children?: ReactNode;
}

/** Appears in place of an empty list. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={empty()}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
