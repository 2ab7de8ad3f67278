import { chakra, Grid } from "@chakra-ui/react";
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
export function formSectionId(title: string): string {
  return `form-${title.toLowerCase().replaceAll(" ", "-")}`;
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
