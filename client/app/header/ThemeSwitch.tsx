import { useId } from "react";
import { Icon } from "../../shared/ui/Icon";
import { Tooltip } from "../../shared/ui/Tooltip";
import { chooseTheme, useThemeChoice } from "../themeChoice";

const options = [
  { choice: "light", label: "Light", icon: "sun" },
  { choice: "dark", label: "Dark", icon: "moon" },
  { choice: "system", label: "System", icon: "monitor" },
] as const;

/** Light, Dark or System, as three native radio buttons. */
export function ThemeSwitch() {
  const chosen = useThemeChoice();
  const name = useId();
  return (
    <fieldset className="theme-switch needs-script">
      <legend className="sr-only">Theme</legend>
      {options.map(({ choice, label, icon }) => (
        <Tooltip isName key={choice} text={label}>
          {() => (
            <label>
              <input
                checked={chosen === choice}
                className="sr-only"
                name={name}
                onChange={() => chooseTheme(choice)}
                type="radio"
                value={choice}
              />
              <Icon name={icon} size={15} />
              <span className="sr-only">{label}</span>
            </label>
          )}
        </Tooltip>
      ))}
    </fieldset>
  );
}
