import type { ReactNode } from "react";
import { webUrl } from "../webUrl";
import { Icon } from "./Icon";

interface OutboundLinkProps {
  href: string | null;
  className?: string;
  children: ReactNode;
}

/** A paid link out of the site. An address that is not http or https makes no link, and nothing is shown. */
export function OutboundLink({ href, className, children }: OutboundLinkProps) {
  const url = webUrl(href);
  if (!url) return null;
  return (
    <a className={className} href={url} rel="sponsored nofollow noopener" target="_blank">
      {children}
      <Icon name="external" size={16} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
