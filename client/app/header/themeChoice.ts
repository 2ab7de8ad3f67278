/** The visitor's theme (light, dark or system). The theme sets a class on the root element. */
import { useSyncExternalStore } from "react";
import { readText, storageKeys, subscribeKey, writeText } from "../../shared/storage";

const themeChoices = ["light", "dark", "system"] as const;
type ThemeChoice = (typeof themeChoices)[number];

/** The color of the browser's toolbars in each theme. The inline script of index.html has the same colors. */
const grounds = { light: "#f7f6f2", dark: "#0d1412" };
const darkSystem = "(prefers-color-scheme: dark)";

function readThemeChoice(): ThemeChoice {
  const stored = readText(storageKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "system";
}

/** Stores the visitor's choice. `followTheme` applies the choice in all tabs. */
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
 * Keeps the root element's class in sync with the visitor's choice and the system's theme. Returns a function that
 * stops the updates.
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

/** Returns the visitor's choice, or 'system' on the server and during hydration. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore<ThemeChoice>(subscribeTheme, readThemeChoice, () => "system");
}
