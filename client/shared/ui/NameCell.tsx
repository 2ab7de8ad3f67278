import type { ReactNode } from "react";

interface NameCellProps {
  name: string;
  /** A second, quieter line. */
  detail?: string | undefined;
  picture?: ReactNode;
}

/** What a row of a list is called, with its picture. */
export function NameCell({ name, detail, picture }: NameCellProps) {
  return (
    <span className="name-cell">
      {picture}
      <span className="name-cell-words">
        <strong>{name}</strong>
        {detail && <span className="tiny">{detail}</span>}
      </span>
    </span>
  );
}
