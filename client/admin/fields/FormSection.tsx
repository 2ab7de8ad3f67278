import { Button, chakra, Flex, Grid } from "@chakra-ui/react";
import type { ComponentType } from "react";
import { Field } from "./Field";
import { useForms } from "./FieldFrame";

interface FormSectionProps {
  title: string;
  /** The section's fields. */
  names: readonly string[];
  /** A control above the fields, such as a button that fills them in. */
  Tool?: ComponentType | undefined;
}

/** Returns the id of a section. Links to the section use this id. */
function formSectionId(title: string): string {
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
      // In a low window, the site's header is not sticky, so the links stick to the top of the window.
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

const flagColumns = "repeat(auto-fill, minmax(min(240px, 100%), 1fr))";

/** A group of fields under a heading. Checkboxes are closer together. */
export function FormSection({ title, names, Tool }: FormSectionProps) {
  const { fields } = useForms();
  const isFlags = names.every((name) => fields[name]?.kind === "flag");
  return (
    <chakra.fieldset display="grid" gap="4" id={formSectionId(title)} minW={0} outline="none" tabIndex={-1}>
      <chakra.legend fontFamily="heading" fontSize="lg" fontWeight={600} mb="3">
        {title}
      </chakra.legend>
      {Tool && <Tool />}
      <Grid
        alignItems={isFlags ? "start" : undefined}
        columnGap="4"
        rowGap={isFlags ? "2" : "4"}
        templateColumns={isFlags ? flagColumns : { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      >
        {names.map((name) => (
          <Field key={name} name={name} />
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
