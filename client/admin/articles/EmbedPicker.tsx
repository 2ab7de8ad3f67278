/**
 * A dialog in which the editor chooses what to embed in an article. Editors don't need to know slugs, ids or short
 * codes.
 */
import { useEditorQuery } from "../requests/useEditorQuery";
import { Button, chakra, Field, Flex, Grid, NativeSelect, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { failureOf } from "../../graphql/failure";
import { loadError } from "../../shared/messages";
import { CasinoCombobox } from "../bonuses/CasinoCombobox";
import { optionsOf } from "../fields/fields";
import { asEditor } from "../requests/asEditor";
import { AdminDialog } from "../shell/AdminDialog";
import { ErrorAlert } from "../shell/ErrorAlert";
import { CasinoToEmbedDocument } from "./embed.generated";

const types = optionsOf({ casino: "A casino's card", bonus: "A bonus", receipt: "A trust score with its receipt" });

type EmbedType = (typeof types)[number]["value"];

interface EmbedPickerProps {
  /** Called with a short code such as `{{casino:northgate}}`. */
  onChoose: (shortCode: string) => void;
  onClose: () => void;
}

export function EmbedPicker({ onChoose, onClose }: EmbedPickerProps) {
  const id = useId();
  const [type, setType] = useState<EmbedType>("casino");
  const [casinoId, setCasinoId] = useState("");
  const [bonusId, setBonusId] = useState("");
  const { data, error, refetch } = useEditorQuery(CasinoToEmbedDocument, {
    variables: { id: casinoId },
    skip: casinoId === "",
    ...asEditor,
  });
  const casino = casinoId === "" ? undefined : data?.casinos.edges[0]?.node;
  const isBonus = type === "bonus";
  const lacksBonus = isBonus && casino?.bonuses.length === 0;

  function chooseCasino(chosen: string): void {
    setCasinoId(chosen);
    setBonusId("");
  }

  return (
    <AdminDialog onClose={onClose} onCloseButton={onClose} title="Embed in the text">
      <Grid gap="4">
        <Field.Root ids={{ control: `${id}-type` }}>
          <Field.Label>What to embed</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field onChange={(event) => setType(event.currentTarget.value as EmbedType)} value={type}>
              {types.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
        <Grid gap="1.5">
          <chakra.label color="ink.2" fontSize="sm" fontWeight={600} htmlFor={`${id}-casino`} id={`${id}-casino-label`}>
            Casino
          </chakra.label>
          <CasinoCombobox
            id={`${id}-casino`}
            input={{ placeholder: "Type a casino's name" }}
            isInDialog
            onChoose={chooseCasino}
            value={casinoId}
          />
        </Grid>
        {isBonus && casino && !lacksBonus && (
          <Field.Root ids={{ control: `${id}-bonus` }}>
            <Field.Label>Bonus</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field onChange={(event) => setBonusId(event.currentTarget.value)} value={bonusId}>
                <option value="">The casino&rsquo;s current main offer</option>
                {casino.bonuses.map((bonus) => (
                  <option key={bonus.id} value={bonus.id}>
                    {bonus.title}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
        )}
        {lacksBonus && <Text color="ink.2">Visitors don't see any bonuses at this casino. Choose another casino.</Text>}
        {error && (
          <ErrorAlert
            message={loadError("the bonuses", failureOf(error).message)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        <Flex gap="2.5">
          <Button
            disabled={!casino || lacksBonus}
            onClick={() => onChoose(`{{${type}:${(isBonus && bonusId) || casino!.slug}}}`)}
            variant="solid"
          >
            Embed
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Flex>
      </Grid>
    </AdminDialog>
  );
}
