import type { ReactNode } from "react";
import { Icon } from "./Icon";

interface MissingPageProps {
  /** Nothing is there, or it could not be had. */
  reason: "missing" | "failed";
  title: string;
  text: string;
  /** The ways on: links and buttons. */
  children: ReactNode;
}

/** What stands in place of a whole page that is not there. Holds the page's h1. */
export function MissingPage({ reason, title, text, children }: MissingPageProps) {
  return (
    <section className="wrap missing-page">
      <p className="display">{reason === "missing" ? "404" : <Icon name="warning" size={72} />}</p>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      <div className="row-wrap">{children}</div>
    </section>
  );
}
