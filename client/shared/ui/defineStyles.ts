import type { SystemStyleObject } from "@chakra-ui/react";

/**
 * Rules for class names, written with the tokens of the theme. A file `*.styles.ts` exports them as `styles`;
 * the build gathers every one into the site's style sheet, so that repeated parts are plain elements with a class.
 */
export function defineStyles<T extends Record<string, SystemStyleObject>>(styles: T): T {
  return styles;
}
