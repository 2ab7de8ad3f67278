/** Configures Panda, which compiles the theme to the style sheet of the public pages (postcss.config.mjs). */
import { defineConfig } from "@pandacss/dev";
import { errorScreen } from "./app/errors/errors.recipe";
import { footer } from "./app/footer/footer.recipe";
import { header, menu, searchToggle, sheet, themeSwitch } from "./app/header/header.recipe";
import { pendingBar, releaseNotice, site } from "./app/layout.recipe";
import { bonusCard, bonusCode, bonusPanel, cost, costChoice, offerTerms } from "./features/bonuses/bonuses.recipe";
import {
  heroReceipt,
  matches,
  ratingBar,
  review,
  reviewAside,
  reviewBody,
  reviewTabs,
  reviewTop,
  scoreHistory,
} from "./features/casinos/casinos.recipe";

import { comparison, tray } from "./features/comparison/comparison.recipe";
import { exitOffer } from "./features/exitIntent/exitOffer.recipe";
import {
  favoritesBar,
  favoritesPlace,
  favoriteStatistics,
  favoritesTransfer,
} from "./features/favorites/favorites.recipe";
import { gameCard } from "./features/games/games.recipe";
import { installCard } from "./features/install/install.recipe";
import { newsletter } from "./features/newsletter/newsletter.recipe";
import { about } from "./pages/about/about.recipe";
import { articleFoot, byline, pointList, guides } from "./pages/articles/articles.recipe";
import { faq } from "./pages/about/faq.recipe";

import { blog, news } from "./pages/articles/news.recipe";
import { playSafe, support } from "./pages/about/playSafe.recipe";
import { categories, hero } from "./pages/home/home.recipe";
import { gamePage } from "./pages/directory/game.recipe";
import { filters, jackpots } from "./pages/lists/lists.recipe";

import { recent } from "./features/recentlyViewed/recentlyViewed.recipe";
import { search, searchControls, searchPage } from "./features/search/search.recipe";
import { globalCss } from "./theme/globalCss";
import { keyframes, breakpoints, tokens } from "./theme/tokens";
import { notice, toast } from "./ui/announcements/announcements.recipe";
import { banner } from "./theme/recipes/banner";
import { button } from "./theme/recipes/button";
import { card, cards, terms, panel } from "./theme/recipes/card";
import { chip, notRecommended, tag, tagList } from "./theme/recipes/tag";
import { dialog, tooltip } from "./theme/recipes/dialog";
import { field, searchBox, select } from "./theme/recipes/field";
import { receipt, ring, score } from "./theme/recipes/figures";
import { icon, image, logo, monogram } from "./theme/recipes/image";

import { column, grow, needsScript, pageWidth, row, section, sectionHead } from "./theme/recipes/layout";

import { empty, errorLine, missingPage, showMore, skeleton } from "./theme/recipes/states";
import { tabs } from "./theme/recipes/tabs";

import { display, link, srOnly, text, textBlocks } from "./theme/recipes/text";

import { semanticTokens } from "./theme/semanticTokens";

/**
 * Limits the dark theme to screens, because every theme prints in the light colors. `JSON.parse` calls this function
 * for each value.
 */
function onScreen(_key: string, value: { base?: string; _dark?: string }): unknown {
  const { base, _dark: dark } = value;
  return dark === undefined ? value : { base, _screen: { _dark: dark } };
}

export default defineConfig({
  // Panda also generates scripts here, but no code imports them (see classNames.ts).
  outdir: "../node_modules/.panda",
  // The reset is in reset.css, which contains Chakra's reset.
  preflight: false,
  // Omits Chakra's default tokens, which are 20 KB that no page uses.
  presets: [],
  conditions: {
    extend: {
      // Chakra's own condition also matches data attributes, but only the admin panel's components have those.
      hover: ["@media (hover: hover)", "&:hover:not(:disabled)"],
      screen: "@media screen",
    },
  },
  hooks: {
    // Omits the presets' global CSS, which sets 1.3 KB of variables on every element. Only utilities that no recipe
    // uses need these variables.
    "preset:resolved": ({ preset, utils }) => utils.omit(preset, ["globalCss"]),
    // Omits variables that no rule can use, such as those of the breakpoints: media queries do not accept variables.
    "cssgen:done": ({ content }) =>
      content.replace(/^\s*--(?:sizes-breakpoint|breakpoints|made-with-panda)\b.*\n/gm, ""),
  },
  globalCss,
  // Panda does not search the source for used recipes, so the style sheet includes all of them.
  include: ["theme/**/*.ts"],
  staticCss: { recipes: "*" },
  theme: {
    breakpoints,
    tokens,
    semanticTokens: JSON.parse(JSON.stringify(semanticTokens), onScreen),
    keyframes,
    recipes: {
      articleFoot,
      button,
      byline,
      chip,
      pageWidth,
      display,
      empty,
      field,
      grow,
      icon,
      image,
      installCard,
      link,
      logo,
      monogram,
      needsScript,
      notRecommended,
      panel,
      pendingBar,
      releaseNotice,
      row,
      score,
      searchBox,
      searchControls,
      section,
      sectionHead,
      select,
      showMore,
      skeleton,
      srOnly,
      column,
      tag,
      tagList,
      terms,
      text,
      textBlocks,
      bonusCode,
      costChoice,
      favoritesBar,
      favoritesPlace,
      favoriteStatistics,
      favoritesTransfer,
      matches,
      reviewAside,
      reviewBody,
      reviewTabs,
      reviewTop,
      themeSwitch,
    },
    slotRecipes: {
      errorScreen,
      exitOffer,
      footer,
      header,
      menu,
      newsletter,
      banner,
      card,
      cards,
      dialog,
      errorLine,
      missingPage,
      notice,
      receipt,
      ring,
      search,
      searchPage,
      searchToggle,
      sheet,
      site,
      tabs,
      toast,
      tooltip,
      // These recipes override rules of the recipes above, so they must come later.
      about,
      blog,
      categories,
      faq,
      guides,
      hero,
      jackpots,
      news,
      playSafe,
      pointList,
      support,
      bonusCard,
      filters,
      bonusPanel,
      comparison,
      cost,
      gameCard,
      gamePage,
      heroReceipt,
      offerTerms,
      ratingBar,
      recent,
      review,
      scoreHistory,
      tray,
    },
  },
});
