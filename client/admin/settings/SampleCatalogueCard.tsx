/**
 * A card with a button that removes the sample catalogue of a new installation. The card disappears when no sample
 * rows are left.
 */
import { useApolloClient } from "@apollo/client/react";
import { Button, Card, Checkbox, Text } from "@chakra-ui/react";
import { useState } from "react";
import { invalidateCatalogue } from "../../graphql/catalogueWrites";
import { failureOf } from "../../graphql/failure";
import { useConfirm } from "../../shared/confirm";
import { plural } from "../../shared/format/plural";
import { showToast } from "../../shared/toasts";
import { panelMessages } from "../messages";
import { asEditor } from "../requests/asEditor";
import { removeSampleCatalogueDocument } from "./sampleCatalogue.generated";
import type { SetupProgressQuery } from "./setupGuide.generated";

/** The id of the button that removes the sample catalogue. */
export const REMOVE_SAMPLE_ID = "remove-sample";

/** How many sample rows of each kind are left, and which articles are affected. */
export type Sample = SetupProgressQuery["sampleCatalogue"];

/** The number of articles that the confirmation names. */
const NAMED_ARTICLES = 3;

/** Warns that these articles would lose embedded casinos and bonuses. Returns null if there are no articles. */
function describeEmbeds(titles: readonly string[]): string | null {
  if (titles.length === 0) return null;
  const named = titles.slice(0, NAMED_ARTICLES).map((title) => `“${title}”`);
  const others = titles.length - named.length;
  const rest = others > 0 ? ` and ${plural(others, "other article")}` : "";
  return `Embedded sample casinos and bonuses will disappear from ${named.join(", ")}${rest}.`;
}

export function SampleCatalogueCard({ sample }: { sample: Sample }) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [withArticles, setWithArticles] = useState(true);
  const [isRemoving, setIsRemoving] = useState(false);
  const { casinos, bonuses, games, articles, people, embeddedBy } = sample;
  const catalogue = [plural(casinos, "casino"), plural(bonuses, "bonus", "bonuses"), plural(games, "game")].join(", ");
  const texts = `${plural(articles, "article")}, ${plural(people, "person", "people")}`;
  const hasTexts = articles + people > 0;
  if (casinos + bonuses + games === 0 && !hasTexts) return null;

  async function handleRemove() {
    const removed = withArticles && hasTexts ? `${catalogue}, ${texts}` : catalogue;
    const left = embeddedBy.filter(({ isSample }) => !(isSample && withArticles)).map(({ title }) => title);
    const text = [`This removes ${removed}.`, describeEmbeds(left), "You can undo it in the history."]
      .filter((part) => part !== null)
      .join(" ");
    if (isRemoving || !(await confirm({ title: "Remove the sample catalogue?", text, action: "Remove" }))) return;
    setIsRemoving(true);
    try {
      const variables = { withArticles };
      await client.mutate({ mutation: removeSampleCatalogueDocument, variables, context: asEditor.context });
      showToast(panelMessages.sampleRemoved);
    } catch (error) {
      showToast({ title: "Error", description: failureOf(error).message, tone: "error" });
    } finally {
      setIsRemoving(false);
      invalidateCatalogue(client.cache);
    }
  }

  return (
    <Card.Root aria-labelledby="sample-title" as="section" display="grid" gap="3" mt="6">
      <h2 id="sample-title">Sample catalogue</h2>
      <Text color="ink.2">
        A new site comes with a sample catalogue of invented casinos. You have not changed these rows yet: {catalogue},{" "}
        {texts}. Removing them does not remove the legal pages.
      </Text>
      {hasTexts && (
        <Checkbox.Root checked={withArticles} onCheckedChange={({ checked }) => setWithArticles(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Also remove the articles and people</Checkbox.Label>
        </Checkbox.Root>
      )}
      <Button aria-disabled={isRemoving} id={REMOVE_SAMPLE_ID} justifySelf="start" onClick={() => void handleRemove()}>
        {isRemoving ? "Removing..." : "Remove the sample catalogue"}
      </Button>
    </Card.Root>
  );
}
