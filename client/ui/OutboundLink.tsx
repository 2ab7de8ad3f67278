import type { ComponentProps } from "react";
import { srOnly } from "../theme/classes";
import { Icon } from "./Icon";

/** Returns an http or https URL, or null for anything else. A stored URL can be any text. */
export function webUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const url = new URL(address);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

interface OutboundLinkProps extends Omit<ComponentProps<"a">, "href" | "rel" | "target"> {
  href: string | null;
}

/** A sponsored link to another site. Renders nothing if the URL is not http or https. */
export function OutboundLink({ href, children, ...rest }: OutboundLinkProps) {
  const url = webUrl(href);
  if (!url) return null;
  return (
    <a {...rest} href={url} rel="sponsored nofollow noopener" target="_blank">
      {children}
      <Icon name="external" size={16} />
      <span className={srOnly()}>(opens in a new tab)</span>
    </a>
  );
}
