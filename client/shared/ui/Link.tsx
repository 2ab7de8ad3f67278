import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/**
 * A link within the site: a plain anchor, which costs a page of cards nothing to render and works before any script.
 * The layout follows it without loading a new document (app/useLinkNavigation.ts).
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
