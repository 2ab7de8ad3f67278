import type { ComponentProps } from "react";

interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: string;
}

/**
 * A link within the site. It is a plain anchor, which is cheap to render and works without JavaScript. The layout
 * handles clicks without loading a new document (app/navigation/useLinkNavigation.ts).
 */
export function Link({ to, children, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
