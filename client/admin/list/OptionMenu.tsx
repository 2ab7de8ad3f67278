import { Button, Menu, type ButtonProps } from "@chakra-ui/react";
import { useRef, type ReactNode } from "react";

interface OptionMenuProps extends Pick<ButtonProps, "variant"> {
  /** The label of the button. */
  children: ReactNode;
  options: readonly { key: string; label: string }[];
  /** Called with the index of the chosen option. */
  onChoose: (position: number) => void;
  placement?: "bottom-start" | "bottom-end" | "top-end";
}

/** A button that opens a menu of options. Moving through the options changes nothing until the editor chooses one. */
export function OptionMenu({ children, options, onChoose, placement = "bottom-start", variant }: OptionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  function choose(position: number) {
    // Focus the button first. If the choice opens a dialog, the dialog later returns the focus to the button.
    trigger.current?.focus();
    onChoose(position);
  }
  return (
    <Menu.Root lazyMount positioning={{ placement, gutter: 4 }} unmountOnExit>
      <Menu.Trigger asChild ref={trigger}>
        <Button size="sm" variant={variant}>
          {children}
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {options.map((option, position) => (
            <Menu.Item key={option.key} onClick={() => choose(position)} value={String(position)}>
              {option.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
