import { useId } from "react";
import { Icon } from "../../ui/Icon";
import { Tooltip } from "../../ui/Tooltip";
import { needsScript, srOnly } from "../../theme/classes";
import { recipeClass } from "../../theme/classNames";
import type * as recipes from "./header.recipe";
import { chooseTheme, useThemeChoice } from "./themeChoice";

const themeSwitch = recipeClass<typeof recipes.themeSwitch>("theme-switch");

const options = [
  { choice: "light", label: "Light", icon: "sun" },
  { choice: "dark", label: "Dark", icon: "moon" },
  { choice: "system", label: "System", icon: "monitor" },
] as const;

/** Three native radio buttons to choose the Light, Dark or System theme. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className={`${themeSwitch()} ${needsScript()}`}>
      <legend className={srOnly()}>Theme</legend>
      {options.map(({ choice, label, icon }) => (
        <Tooltip isName key={choice} place="below" text={label}>
          {() => (
            <label>
              <input
                checked={chosen === choice}
                className={srOnly()}
                name={name}
                onChange={() => chooseTheme(choice)}
                type="radio"
                value={choice}
              />
              <Icon name={icon} size={15} />
              <span className={srOnly()}>{label}</span>
            </label>
          )}
        </Tooltip>
      ))}
    </fieldset>
  );
}
