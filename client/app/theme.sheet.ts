/**
 * The style sheet of the site as one text: reset, tokens and the rules of every `*.styles.ts`.
 * Only the build runs this (see themeSheet in vite.config.ts); the browser gets the finished sheet.
 */
import { createSystem, type SystemStyleObject } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import createCache from "@emotion/cache";
import { CacheProvider, Global } from "@emotion/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { houseConfig } from "./theme";

type StylesModule = { styles: Record<string, SystemStyleObject> };

/** General before particular: on equal weight the later rule wins. */
const modules: StylesModule[] = [
  import.meta.glob<StylesModule>("../shared/**/*.styles.ts", { eager: true }),
  import.meta.glob<StylesModule>("./**/*.styles.ts", { eager: true }),
  import.meta.glob<StylesModule>("../features/**/*.styles.ts", { eager: true }),
  import.meta.glob<StylesModule>("../pages/**/*.styles.ts", { eager: true }),
].flatMap((found) => Object.values(found));

/** The finished sheet. */
export function themeSheet(): string {
  const sheets = createSystem(defaultBaseConfig, houseConfig, ...modules.map(({ styles }) => ({ globalCss: styles })));
  const cache = createCache({ key: "sheet", stylisPlugins: [] });
  const styles = [sheets.layers.atRule, sheets.getPreflightCss(), sheets.getTokenCss(), sheets.getGlobalCss()];
  const markup = renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: cache },
      ...styles.map((style, index) => createElement(Global, { key: index, styles: style })),
    ),
  );
  return markup.replaceAll(/<\/?style[^>]*>/g, "\n");
}
