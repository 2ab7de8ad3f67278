import { Button, Flex } from "@chakra-ui/react";

/** Returns the id of a section. Links to the section use this id. */
export function formSectionId(title: string): string {
  return `form-${title.toLowerCase().replaceAll(" ", "-")}`;
}

/** Links to each section of a long form. They stay visible while the editor scrolls. */
export function SectionLinks({ sections }: { sections: readonly string[] }) {
  return (
    <Flex
      aria-label="Sections of this form"
      as="nav"
      bg="surface"
      borderBottom="1px solid"
      borderColor="line"
      borderTopRadius="l"
      columnGap={{ base: "3", md: "4" }}
      // In a short window, the site's header is not sticky, so the links stick to the top of the window.
      css={{ "@media (max-height: 480px)": { top: 0 } }}
      mt={{ base: "-4", md: "-6" }}
      mx={{ base: "-4", md: "-6" }}
      position="sticky"
      px={{ base: "4", md: "6" }}
      py="1.5"
      top={{ base: "56px", md: "64px" }}
      wrap="wrap"
      zIndex={5}
    >
      {sections.map((title) => (
        <Button
          _hover={{ color: "accent" }}
          color="ink.2"
          fontSize="sm"
          fontWeight={600}
          key={title}
          minH="32px"
          onClick={() => {
            const section = document.getElementById(formSectionId(title));
            section?.scrollIntoView({ block: "start" });
            section?.focus({ preventScroll: true });
          }}
          variant="plain"
        >
          {title}
        </Button>
      ))}
    </Flex>
  );
}
