import { useContext, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { ServerResponseContext } from "../shared/browser/serverResponse";
import { missingPage, pageWidth } from "../theme/classes";
import { Icon } from "../ui/Icon";
import { UnlessRedirected } from "./UnlessRedirected";

interface MissingPageProps {
  /** `missing` if the page does not exist, or `failed` if it could not be loaded. */
  reason: "missing" | "failed";
  title: string;
  text: string;
  /** The next steps: links and buttons. */
  children: ReactNode;
}

/**
 * The page for content that does not exist or failed to load. If the path of a missing page redirects, follows the
 * redirect. Contains the h1.
 */
export function MissingPage({ reason, title, text, children }: MissingPageProps) {
  const page = (
    <section className={`${pageWidth()} ${missingPage("root")}`}>
      <p className={missingPage("sign")}>{reason === "missing" ? "404" : <Icon name="warning" size={72} />}</p>
      <h1>{title}</h1>
      <p className={missingPage("text")}>{text}</p>
      <div className={missingPage("ways")}>{children}</div>
    </section>
  );
  return reason === "missing" ? <UnlessRedirected>{page}</UnlessRedirected> : page;
}

interface RedirectProps {
  to: string;
}

/** Redirects permanently. The server responds with HTTP 301, and the browser replaces the history entry. */
export function Redirect({ to }: RedirectProps) {
  const response = useContext(ServerResponseContext);
  if (!response) return <Navigate replace to={to} />;
  response.moveTo(to);
  return null;
}
