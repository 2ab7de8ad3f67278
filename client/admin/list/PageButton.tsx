import { Button } from "@chakra-ui/react";

interface PageButtonProps {
  label: string;
  isPossible: boolean;
  onPress: () => void;
}

/** Opens another page of a list. Uses `aria-disabled` at either end of the list, so the button keeps the focus. */
export function PageButton({ label, isPossible, onPress }: PageButtonProps) {
  return (
    <Button aria-disabled={!isPossible} onClick={() => isPossible && onPress()} size="sm">
      {label}
    </Button>
  );
}
