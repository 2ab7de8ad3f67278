import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  text?: string;
  /** The way on: a link or button. */
  children?: ReactNode;
}

/** What a list shows when there is nothing to list. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
