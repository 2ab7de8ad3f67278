import { button } from "../../theme/classes";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";

interface NoMatchesProps {
  noun: "casinos" | "bonuses";
  /** The list without filters. */
  path: string;
}

/** Replaces a list that its filters have emptied. */
export function NoMatches({ noun, path }: NoMatchesProps) {
  return (
    <EmptyState
      title={`No ${noun} match these filters`}
      text="Choose other filters, or clear them to see the whole list."
    >
      <Link to={path} className={button({ tone: "primary" })}>
        Show the whole list
      </Link>
    </EmptyState>
  );
}
