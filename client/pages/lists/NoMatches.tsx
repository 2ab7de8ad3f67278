import { messages } from "../../shared/messages";
import { paths } from "../../shared/paths";
import { button } from "../../theme/classes";
import { EmptyState } from "../../ui/EmptyState";
import { Link } from "../../ui/Link";

interface NoMatchesProps {
  noun: "casinos" | "bonuses" | "games";
  /** The path of the list without filters. */
  path: string;
}

/** Appears in place of a list if no row matches the filters. */
export function NoMatches({ noun, path }: NoMatchesProps) {
  return (
    <EmptyState
      title={`No ${noun} match these filters`}
      text="Choose other filters, or clear them to see the whole list."
    >
      {/* The link disappears with the filters, so the page gets the focus. */}
      <Link
        className={button({ tone: "primary" })}
        onClick={() => document.getElementById("main")?.focus({ preventScroll: true })}
        to={path}
      >
        Show the whole list
      </Link>
    </EmptyState>
  );
}

/** Appears in place of a list that is empty even without filters. */
export function NoCasinos() {
  return (
    <EmptyState title={messages.noCasinosFound} text="No casinos in our catalogue belong on this page right now.">
      <Link to={paths.allCasinos} className={button({ tone: "primary" })}>
        Browse All Casinos
      </Link>
    </EmptyState>
  );
}
