/** The column next to a form: the row as visitors will see it, and the data that is related to the row. */
import { chakra, Grid } from "@chakra-ui/react";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import type { FormValues } from "../fields/fields";
import type { FormConfig } from "../nouns/nounConfig";

interface EditorPreviewProps {
  config: FormConfig;
  /** The id of the edited row, or null if the form adds a row. */
  id: string | null;
}

export function EditorPreview({ config, id }: EditorPreviewProps) {
  const { Aside } = config;
  return (
    <Grid
      gap="5"
      // When the preview is below the form, it is no wider than a card on the public pages.
      maxW={{ base: "420px", lg: "none" }}
      minW={0}
      overflowWrap="anywhere"
      position={{ lg: "sticky" }}
      top={{ lg: "84px" }}
    >
      {/* A long name wraps instead of widening the preview. */}
      <Grid aria-labelledby="preview-title" as="section" gap="3" minW={0} templateColumns="minmax(0, 1fr)">
        <chakra.h3 color="ink.2" fontSize="sm" fontWeight={600} id="preview-title">
          As visitors will see it
        </chakra.h3>
        <Preview config={config} />
      </Grid>
      {Aside && id !== null && <Aside id={id} />}
    </Grid>
  );
}

function Preview({ config: { Preview: NounPreview } }: { config: FormConfig }) {
  const values = useDeferredValue(useWatch<FormValues>() as FormValues);
  return <NounPreview values={values} />;
}
