import { Box, Card, Flex } from "@chakra-ui/react";
import { useId, type ReactNode } from "react";

interface RecordCardProps {
  title: string;
  /** A description below the title. */
  text?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  /** Whether the card spans the full width. */
  isWide?: boolean;
  /** Whether the card's content grows until the card is as tall as the card next to it. */
  isTall?: boolean;
  children?: ReactNode;
}

/** The layout of the grid that contains the cards. */
export const cardColumns = {
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
} as const;

/** A titled card of the analytics tab. */
export function RecordCard({ title, text, actions, isWide = false, isTall = false, children }: RecordCardProps) {
  const id = useId();
  return (
    <Card.Root
      alignContent="start"
      aria-labelledby={id}
      as="section"
      display="grid"
      gap="3"
      gridColumn={isWide ? "1 / -1" : undefined}
      gridTemplateRows={isTall ? "auto 1fr" : undefined}
    >
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Box flex="1 1 200px">
          <Card.Title as="h3" id={id}>
            {title}
          </Card.Title>
          {text !== undefined && (
            <Card.Description as="p" mt="1">
              {text}
            </Card.Description>
          )}
        </Box>
        {actions}
      </Flex>
      {children}
    </Card.Root>
  );
}
