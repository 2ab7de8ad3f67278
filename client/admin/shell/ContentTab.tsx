import { Card, Field, Flex, Grid, Text, Textarea } from "@chakra-ui/react";
import { messages } from "../../shared/messages";
import { DEFAULT_SEO } from "../../shared/site";
import { PlaceholderButton } from "../../ui/PlaceholderButton";

const fields = [
  { name: "title", label: "Default SEO title", rows: 1 },
  { name: "description", label: "Default SEO description", rows: 3 },
  { name: "keywords", label: "Default SEO keywords", rows: 2 },
] as const;

/** Shows the default metadata for search engines. Editors can't change it here yet (docs/decisions/006). */
export function ContentTab() {
  return (
    <Card.Root aria-labelledby="content-title" as="section" display="grid" gap="4" maxW="760px">
      <h2 id="content-title">Content</h2>
      <Text color="ink.2">
        {messages.notAvailableYet}: these texts are set in the site's code, and are read-only here. This tab sends and
        stores nothing.
      </Text>
      <Grid gap="5">
        {fields.map(({ name, label, rows }) => (
          <Field.Root key={name}>
            <Field.Label>{label}</Field.Label>
            <Textarea defaultValue={DEFAULT_SEO[name]} readOnly rows={rows} />
          </Field.Root>
        ))}
      </Grid>
      <Flex gap="2.5" wrap="wrap">
        <PlaceholderButton>Update SEO settings</PlaceholderButton>
      </Flex>
    </Card.Root>
  );
}
