import { Center, chakra, Checkmark } from "@chakra-ui/react";

interface RowCheckboxProps {
  label: string;
  isChecked: boolean;
  /** Whether only some of the rows are selected. */
  isIndeterminate?: boolean;
  tabIndex?: number;
  onToggle: (isShift: boolean) => void;
}

/**
 * A checkbox without a visible label. Its input covers the checkmark, so the click event says whether Shift is down.
 */
export function RowCheckbox({ label, isChecked, isIndeterminate = false, tabIndex, onToggle }: RowCheckboxProps) {
  return (
    <Center display="inline-grid" position="relative" verticalAlign="middle">
      <chakra.input
        aria-label={label}
        checked={isChecked}
        cursor="pointer"
        h="100%"
        inset={0}
        m={0}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as unknown as MouseEvent).shiftKey === true)}
        opacity={0}
        position="absolute"
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isIndeterminate;
        }}
        tabIndex={tabIndex}
        type="checkbox"
        w="100%"
      />
      <Checkmark checked={isChecked} indeterminate={isIndeterminate} pointerEvents="none" />
    </Center>
  );
}
