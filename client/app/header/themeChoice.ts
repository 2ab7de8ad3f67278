/** The visitor's theme (light, dark or system), and the class that it sets on the root element. */
import { useSyncExternalStore } from "react";
import { readText, storageKeys, subscribeKey, writeText } from "../../shared/storage";

const themeChoices = ["light", "dark", "system"] as const;
type ThemeChoice = (typeof themeChoices)[number];

/**
 * The background color of each theme, for the browser's own bars. The inline script of index.html repeats the colors.
 */
const grounds = { light: "#f7f6f2", dark: "#0d1412" };
const darkSystem = "(prefers-color-scheme: dark)";

function readThemeChoice(): ThemeChoice {
  const stored = readText(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** Stores the choice. `followTheme` applies it in this tab and in every other tab. */
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

/**
 * Keeps the root element's class up to date with the choice and the system's preference. Returns a function that stops
 * the updates.
 */
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

/** Returns the current choice, or 'system' until hydration. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore<ThemeChoice>(subscribeTheme, readThemeChoice, () => "system");
}
