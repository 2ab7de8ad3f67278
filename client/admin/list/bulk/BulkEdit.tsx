/** The dialog that changes one field in all selected rows. It shows a preview before anything changes. */
import { Box, Button, chakra, Dialog, Field as ChakraField, NativeSelect, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { plural } from "../../../shared/format/plural";
import { ReasonField } from "../../editor/ReasonField";
import { Field } from "../../fields/Field";
import { FieldsContext } from "../../fields/FieldFrame";
import type { FormValues } from "../../fields/fields";
import { sectionsOf } from "../../fields/fieldTable";
import { defaultsOf } from "../../fields/formValues";
import { FieldChanges } from "../../history/FieldChanges";
import type { ListedRow } from "../listConfig";
import { savingLabel } from "../BulkPreview";
import type { WriteProgress } from "../useListWrites";
import { inSteps } from "../../messages";
import type { NounConfig } from "../../nouns/nounConfig";
import { AdminDialog } from "../../shell/AdminDialog";
import { bulkChanges, bulkFieldNames, bulkModes, type BulkChanges, type BulkMode } from "./bulkFields";
import { FormFailure } from "../../shell/FormFailure";
import { useBulkPreview, type BulkPreview } from "./useBulkPreview";
import { maxBulkRows } from "../../../../shared/apiLimits";

interface BulkEditProps<Row extends ListedRow> {
  config: NounConfig<Row>;
  rows: readonly Row[];
  /** The progress of the change, or null if it is not running. */
  progress: WriteProgress | null;
  onApply: (changes: BulkChanges, reason: string) => void;
  /** Called with the rows that prevent the preview because another editor has changed them. */
  onStale: (rows: readonly Row[]) => void;
  onClose: () => void;
}

export function BulkEdit<Row extends ListedRow>(props: BulkEditProps<Row>) {
  const { config, rows, progress, onApply, onStale, onClose } = props;
  const { fields } = config;
  const names = useMemo(() => bulkFieldNames(config), [config]);
  const form = useForm<FormValues>({ defaultValues: useMemo(() => defaultsOf(fields), [fields]), mode: "onTouched" });
  const [name, setName] = useState(names[0]!);
  const [mode, setMode] = useState<BulkMode>(() => modeOf(config, names[0]!));
  const [reason, setReason] = useState("");
  const preview = useBulkPreview(config, rows, onStale);
  const context = useMemo(() => ({ fields, isNew: false, isTypedKept: true }), [fields]);
  const modes = bulkModes(fields[name]);
  const count = (many: number) => plural(many, config.noun, config.plural);
  const changes = () => bulkChanges(fields, { name, mode, values: form.getValues() });
  const dismiss = () => progress ?? onClose();

  async function showPreview() {
    if (!(await form.trigger(name, { shouldFocus: true }))) return;
    const value = form.getValues(name);
    if (mode !== "set" && Array.isArray(value) && value.length === 0)
      return form.setError(name, { message: "Enter at least one item." }, { shouldFocus: true });
    await preview.load(changes());
  }

  return (
    <AdminDialog isWide onClose={dismiss} onCloseButton={dismiss} title={`Edit one field in ${count(rows.length)}`}>
      <FormProvider {...form}>
        <FieldsContext value={context}>
          <chakra.form
            display={preview.found ? "none" : "grid"}
            gap="4"
            id="bulk-edit"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void showPreview();
            }}
          >
            <ChakraField.Root>
              <ChakraField.Label>Field</ChakraField.Label>
              <NativeSelect.Root>
                <NativeSelect.Field
                  onChange={({ currentTarget: { value } }) => {
                    setName(value);
                    setMode(modeOf(config, value));
                    form.clearErrors();
                  }}
                  value={name}
                >
                  {[...sectionsOf(fields)].map(([title, inSection]) => {
                    const offered = inSection.filter((each) => names.includes(each));
                    if (offered.length === 0) return null;
                    return (
                      <optgroup key={title} label={title}>
                        {offered.map((each) => (
                          <option key={each} value={each}>
                            {fields[each]!.label}
                          </option>
                        ))}
                      </optgroup>
                    );
                  })}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </ChakraField.Root>
            {modes.length > 0 && (
              <ChakraField.Root>
                <ChakraField.Label>Change</ChakraField.Label>
                <NativeSelect.Root>
                  <NativeSelect.Field
                    onChange={({ currentTarget: { value } }) => setMode(value as BulkMode)}
                    value={mode}
                  >
                    {modes.map((each) => (
                      <option key={each.mode} value={each.mode}>
                        {each.label}
                      </option>
                    ))}
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </ChakraField.Root>
            )}
            <Field key={name} name={name} />
            <FormFailure refusal={preview.failure} />
          </chakra.form>
        </FieldsContext>
      </FormProvider>
      {preview.found && <Preview config={config} found={preview.found} rowCount={rows.length} />}
      <Dialog.Footer flexWrap="wrap">
        {preview.found ? (
          <>
            {preview.found.changedCount > 0 && (
              <ReasonField isDisabled={progress !== null} onChange={setReason} value={reason} />
            )}
            {/* Without its own key, this button would become the Preview button on a click and submit the form. */}
            <Button disabled={progress !== null} key="back" onClick={preview.reset}>
              Back
            </Button>
            <Button
              disabled={progress !== null || preview.found.changedCount === 0}
              onClick={() => onApply(changes(), reason)}
              variant="solid"
            >
              {progress ? savingLabel(progress) : `Change ${count(preview.found.changedCount)}`}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button disabled={preview.isLoading} form="bulk-edit" key="preview" type="submit" variant="solid">
              {preview.isLoading ? "Checking..." : "Preview"}
            </Button>
          </>
        )}
      </Dialog.Footer>
    </AdminDialog>
  );
}

function modeOf<Row extends ListedRow>({ fields }: NounConfig<Row>, name: string): BulkMode {
  return bulkModes(fields[name])[0]?.mode ?? "set";
}

interface PreviewProps<Row extends ListedRow> {
  config: NounConfig<Row>;
  found: BulkPreview;
  rowCount: number;
}

/** Shows how many rows would change, and the values of the first few before and after the change. */
function Preview<Row extends ListedRow>({ config, found: { changedCount, rows }, rowCount }: PreviewProps<Row>) {
  const count = (many: number) => plural(many, config.noun, config.plural);
  const unchanged = rowCount - changedCount;
  return (
    <>
      <p role="status">
        {changedCount > 0 ? `${count(changedCount)} will change.` : "Nothing will change."}
        {unchanged > 0 && ` ${count(unchanged)} already ${unchanged === 1 ? "has" : "have"} this value.`}
      </p>
      {rowCount > maxBulkRows && (
        <Text color="ink.2" fontSize="sm">
          {inSteps(rowCount)}
        </Text>
      )}
      <Box maxH="45dvh" mt="3" overflowY="auto" tabIndex={-1}>
        {rows.map(({ id, name, changes }) => (
          <Box key={id} mb="4">
            <Text fontWeight={600} overflowWrap="anywhere">
              {name}
            </Text>
            <FieldChanges caption={`What changes in ${name}`} changes={changes} noun={config.catalogueNoun} />
          </Box>
        ))}
        {changedCount > rows.length && (
          <Text color="ink.2" fontSize="sm">
            And {count(changedCount - rows.length)} more.
          </Text>
        )}
      </Box>
    </>
  );
}
