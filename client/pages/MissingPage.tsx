import { useContext, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { ServerResponseContext } from "../shared/browser/serverResponse";
import { missingPage, pageWidth } from "../theme/classes";
import { Icon } from "../ui/Icon";
import { UnlessRedirected } from "./UnlessRedirected";

interface MissingPageProps {
  /** Whether the page does not exist or could not be loaded. */
  reason: "missing" | "failed";
  title: string;
  text: string;
  /** The next steps: links and buttons. */
  children: ReactNode;
}

/** Replaces a whole page that is missing or failed to load, unless its path redirects. Contains the h1. */
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

/** Redirects permanently: HTTP 301 on the server, a replaced history entry in the browser. */
export function Redirect({ to }: RedirectProps) {
  const response = useContext(ServerResponseContext);
  if (!response) return <Navigate replace to={to} />;
  response.moveTo(to);
  return null;
}
