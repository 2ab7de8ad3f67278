import { Button } from "@chakra-ui/react";

interface PageButtonProps {
  label: string;
  isPossible: boolean;
  onPress: () => void;
}

/**
 * A button that opens another page of a list. At the end of the list, the button is `aria-disabled`, so it keeps the
 * focus.
 */
export function PageButton({ label, isPossible, onPress }: PageButtonProps) {
  return (
    <Button aria-disabled={!isPossible} onClick={() => isPossible && onPress()} size="sm">
      {label}
    </Button>
  );
}
