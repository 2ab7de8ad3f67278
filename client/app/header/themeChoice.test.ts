import { toggleFavorite } from "../../features/favorites/favorites";
import { chooseTheme, followTheme } from "./themeChoice";

it("the theme is applied when the stored choice changes, but not when other stored values change", () => {
  const stop = followTheme();
  const root = document.documentElement;
  root.className = "untouched";
  toggleFavorite("northgate");
  expect(root.className).toBe("untouched");
  chooseTheme("dark");
  expect(root).toHaveClass("dark");
  stop();
});
