import type { ComponentProps } from "react";
import { webUrl } from "../webUrl";
import { Icon } from "./Icon";

interface OutboundLinkProps extends Omit<ComponentProps<"a">, "href" | "rel" | "target"> {
  href: string | null;
}

/** A paid link out of the site. An address that is not http or https makes no link, and nothing is shown. */
export function OutboundLink({ href, children, ...rest }: OutboundLinkProps) {
  const url = webUrl(href);
  if (!url) return null;
  return (
    <a {...rest} href={url} rel="sponsored nofollow noopener" target="_blank">
      {children}
      <Icon name="external" size={16} />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
