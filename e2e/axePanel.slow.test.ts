import { audit } from "./axe/audit.js";
import { panel } from "./axe/panel.js";
import { show, THEMES, turn, WIDTHS } from "./axe/scene.js";
import { PHONE } from "./browser.js";
import { setStage } from "./stage.js";

const { enter } = setStage();

/** Each scene once, the themes and widths taking turns: `npm run axe` looks at each in all of them. */
const looks = panel.map((scene, position) => {
  const theme = THEMES[position % THEMES.length]!;
  const width = WIDTHS[Math.floor(position / THEMES.length) % WIDTHS.length]!;
  return { name: scene.name, scene, theme, width };
});

describe("in the panel, the rules of access have nothing against", () => {
  it.each(looks)("$name, $theme at $width px", async ({ scene, theme, width }) => {
    const { page, expects } = await enter({ ...PHONE, width });
    if (scene.says) expects(scene.says);
    await turn(page, theme);
    await show(page, scene);
    expect(await audit(page)).toEqual([]);
  });
});
