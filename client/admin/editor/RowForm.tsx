/** The form element of an admin form: the sections with their fields, and the buttons below them. */
import { Card, chakra, Grid } from "@chakra-ui/react";
import { type ComponentType, type FormEvent, type ReactNode, useMemo, useRef } from "react";
import { Field } from "../fields/Field";
import { FieldsContext, useForms } from "../fields/FieldFrame";
import type { FormConfig } from "../nouns/nounConfig";
import { ErrorSummary } from "./ErrorSummary";
import type { Saving } from "./saving/useSave";
import { formSectionId, SectionLinks } from "./SectionLinks";
import { useSaveKey } from "./useSaveKey";
import { useEnterMovesOn } from "./useEnterMovesOn";
import { useShownSections } from "./useShownSections";

/** A form with at least this many sections has links to its sections. */
const LINKED_SECTIONS = 4;

const focusable = ":is(input, select, textarea, button, a, fieldset, [role=alert])";

/**
 * Prevents the sticky bars from covering the focused control or list of errors. The bar at the top has up to two lines
 * of links. On a phone, the bar at the bottom has up to three lines.
 */
const controlMargins = {
  [`& ${focusable}`]: {
    scrollMarginTop: { base: "60px", md: "76px" },
    scrollMarginBottom: { base: "160px", md: "96px" },
  },
  [`&:has([data-review]) ${focusable}`]: { scrollMarginBottom: { base: "168px", md: "112px" } },
  [`&:has([data-fact-mark]) ${focusable}`]: { scrollMarginBottom: "184px" },
};

interface RowFormProps {
  config: FormConfig;
  isNew: boolean;
  /** Whether the form waits for a request. The fields then accept no input, because the input would be lost. */
  isBusy: boolean;
  /** Whether the person may publish. If not, the form saves a draft. */
  canPublish: boolean;
  saving: Saving;
  saveDraft: () => unknown;
  /** Whether the form edits a draft. */
  isDraft: boolean;
  /** The bar with the buttons. */
  children: ReactNode;
}

export function RowForm({ config, isNew, isBusy, canPublish, saving, saveDraft, isDraft, children }: RowFormProps) {
  const { fields } = config;
  const context = useMemo(() => ({ fields, isNew }), [fields, isNew]);
  const sections = useShownSections(fields);
  const formElement = useRef<HTMLFormElement>(null);
  useEnterMovesOn(formElement, config.isLong === true);
  useSaveKey(formElement, () => {
    if (isBusy) return;
    if (isDraft) void saveDraft();
    else formElement.current?.requestSubmit();
  });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (canPublish) void saving.submit(event);
    else void saveDraft();
  }
  return (
    <FieldsContext value={context}>
      <Card.Root asChild css={controlMargins} display="grid" gap="7" p={{ base: "4", md: "6" }}>
        <form data-editor noValidate onSubmit={handleSubmit} ref={formElement}>
          {sections.length >= LINKED_SECTIONS && <SectionLinks sections={sections.map(([title]) => title)} />}
          <ErrorSummary />
          <chakra.div display="contents" inert={isBusy}>
            {sections.map(([title, names]) => (
              <FormSection key={title} names={names} title={title} Tool={config.sectionTools?.[title]} />
            ))}
          </chakra.div>
          {children}
        </form>
      </Card.Root>
    </FieldsContext>
  );
}

interface FormSectionProps {
  title: string;
  /** The section's fields. */
  names: readonly string[];
  /** A control above the fields, such as a button that fills them in. */
  Tool?: ComponentType | undefined;
}

const flagColumns = "repeat(auto-fill, minmax(min(240px, 100%), 1fr))";

/** A group of fields under a heading. In a group of only checkboxes, the fields are closer together. */
function FormSection({ title, names, Tool }: FormSectionProps) {
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
