/**
 * The style sheets as texts: the site's (reset, tokens and the rules of every `*.styles.ts`) and the panel's, whose rules
 * stand in `*.adminStyles.ts`. Only the build runs this (see styleSheets in vite.config.ts); the browser gets the finished sheets.
 */
import { createSystem, type SystemStyleObject } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import createCache from "@emotion/cache";
import { CacheProvider, Global, type Interpolation } from "@emotion/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { houseConfig } from "./theme";

type StylesModule = { styles: Record<string, SystemStyleObject> };

/** General before particular: on equal weight the later rule wins. */
const siteModules: StylesModule[] = [
  import.meta.glob<StylesModule>("../shared/**/*.styles.ts", { eager: true }),
  import.meta.glob<StylesModule>("./**/*.styles.ts", { eager: true }),
  import.meta.glob<StylesModule>("../features/**/*.styles.ts", { eager: true }),
  import.meta.glob<StylesModule>("../pages/**/*.styles.ts", { eager: true }),
].flatMap((found) => Object.values(found));

const adminModules: StylesModule[] = [
  import.meta.glob<StylesModule>("../shared/**/*.adminStyles.ts", { eager: true }),
  import.meta.glob<StylesModule>("../features/**/*.adminStyles.ts", { eager: true }),
  import.meta.glob<StylesModule>("../pages/**/*.adminStyles.ts", { eager: true }),
].flatMap((found) => Object.values(found));

function systemWith(modules: readonly StylesModule[]) {
  return createSystem(defaultBaseConfig, houseConfig, ...modules.map(({ styles }) => ({ globalCss: styles })));
}

function compile(styles: readonly Interpolation<object>[]): string {
  const cache = createCache({ key: "sheet", stylisPlugins: [] });
  const markup = renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: cache },
      ...styles.map((style, index) => createElement(Global, { key: index, styles: style })),
    ),
  );
  return markup.replaceAll(/<\/?style[^>]*>/g, "\n");
}

/** What every page needs. */
export function themeSheet(): string {
  const system = systemWith(siteModules);
  return compile([system.layers.atRule, system.getPreflightCss(), system.getTokenCss(), system.getGlobalCss()]);
}

/** What only the panel needs, on top of that. */
export function adminSheet(): string {
  return compile([systemWith(adminModules).getGlobalCss()]);
}
