import { Card, Field, Flex, Grid, Text, Textarea } from "@chakra-ui/react";
import { messages } from "../../shared/messages";
import { useSite } from "../../shared/site";
import { PlaceholderButton } from "../../ui/PlaceholderButton";

const fields = [
  { name: "seoTitle", label: "Default SEO title", rows: 1 },
  { name: "seoDescription", label: "Default SEO description", rows: 3 },
  { name: "seoKeywords", label: "Default SEO keywords", rows: 2 },
] as const;

/** Shows the default metadata for search engines. Editors can't change the metadata here yet (docs/decisions/006). */
export function ContentTab() {
  const site = useSite();
  return (
    <Card.Root aria-labelledby="content-title" as="section" display="grid" gap="4" maxW="760px">
      <h2 id="content-title">Content</h2>
      <Text color="ink.2">
        {messages.notAvailableYet}: this tab doesn't save anything. Change these texts in the Settings tab.
      </Text>
      <Grid gap="5">
        {fields.map(({ name, label, rows }) => (
          <Field.Root key={name}>
            <Field.Label>{label}</Field.Label>
            <Textarea defaultValue={site[name] ?? ""} readOnly rows={rows} />
          </Field.Root>
        ))}
      </Grid>
      <Flex gap="2.5" wrap="wrap">
        <PlaceholderButton>Update SEO settings</PlaceholderButton>
      </Flex>
    </Card.Root>
  );
}
