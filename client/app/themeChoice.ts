/** Light, dark or system: what the visitor chose, and the class on the root element that follows from it. */
import { useSyncExternalStore } from "react";
import { readText, storageKeys, subscribeKey, writeText } from "../shared/storage";

export const themeChoices = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The ground of each theme, for the browser's own bars. The inline script of index.html knows them too. */
const grounds = { light: "#f7f6f2", dark: "#0d1412" };
const darkSystem = "(prefers-color-scheme: dark)";

export function readThemeChoice(): ThemeChoice {
  const stored = readText(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** Keeps the choice; `followTheme` applies it, here and in every other tab. */
export function chooseTheme(choice: ThemeChoice): void {
  writeText(storageKeys.theme, choice);
}

function subscribeTheme(listener: () => void): () => void {
  return subscribeKey(storageKeys.theme, listener);
}

function applyTheme(): void {
  const choice = readThemeChoice();
  const isDark = choice === "dark" || (choice === "system" && matchMedia(darkSystem).matches);
  const theme = isDark ? "dark" : "light";
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(theme);
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", grounds[theme]);
}

/** Keeps the root element's class right while the choice or the system's preference changes. Answers how to stop. */
export function followTheme(): () => void {
  const system = matchMedia(darkSystem);
  const stopStorage = subscribeTheme(applyTheme);
  system.addEventListener("change", applyTheme);
  applyTheme();
  return () => {
    stopStorage();
    system.removeEventListener("change", applyTheme);
  };
}

/** The present choice; 'system' until the page is taken over. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore<ThemeChoice>(subscribeTheme, readThemeChoice, () => "system");
}
