import { Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface NameCellProps {
  name: string;
  /** A second, less prominent line. */
  detail?: string | undefined;
  picture?: ReactNode;
}

/** Shows the name and the picture of a row. */
export function NameCell({ name, detail, picture }: NameCellProps) {
  return (
    <Flex
      align="center"
      as="span"
      css={{
        "& > .image": { flex: "none", w: "32px", h: "32px", borderRadius: "s", overflow: "hidden" },
        "& .image img, & .image .monogram": { w: "32px", h: "32px", objectFit: "cover", fontSize: "sm" },
      }}
      gap="2.5"
      minW={{ base: "150px", xl: "216px" }}
    >
      {picture}
      <Grid as="span" lineHeight={1.35} minW={0}>
        <Text as="strong" fontSize="0.875rem" fontWeight={650}>
          {name}
        </Text>
        {detail && (
          <Text as="span" color="ink.3" fontSize="xs">
            {detail}
          </Text>
        )}
      </Grid>
    </Flex>
  );
}
