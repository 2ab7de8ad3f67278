/** The form that adds or changes a row: its title, draft notice, errors, buttons and preview. */
import { Button, Card, chakra, Flex, Grid, Text, Box, Link } from "@chakra-ui/react";
import { useDeferredValue, useEffect, useMemo, useRef, type RefObject } from "react";
import { FormProvider, useWatch, useFormState } from "react-hook-form";
import { sectionsOf, type FormValues, fieldNames } from "../fields/fields";
import { FieldsContext, fieldId, useForms } from "../fields/FieldFrame";
import { FormSection, SectionLinks } from "../fields/FormSection";
import type { FormConfig } from "../nouns/nounConfig";
import { ConflictPanel } from "./ConflictPanel";
import { describeDraft } from "./drafts";
import { EditorHeader } from "./EditorHeader";
import { DeletedNotice, DraftNotice, MergedNotice } from "./EditorNotices";
import { FactMarkField } from "./FactMarkField";
import { ReasonField } from "./ReasonField";
import { useEditor, type EditorSetup } from "./useEditor";
import { plural } from "../../shared/plural";

/** A form with at least this many sections has links to its sections. */
const LINKED_SECTIONS = 4;

/** Prevents the sticky bars from covering the focused control. The bar at the top has up to two lines of links. */
const controlMargins = {
  "& :is(input, select, textarea, button, a, fieldset)": {
    scrollMarginTop: { base: "60px", md: "76px" },
    scrollMarginBottom: "96px",
  },
  "&:has([data-fact-mark]) :is(input, select, textarea, button, a, fieldset)": { scrollMarginBottom: "184px" },
};

export function EditorForm(setup: EditorSetup) {
  const { config } = setup;
  const editor = useEditor(setup);
  const { form, row, draft, conflict, isGone, isSaving } = editor;
  const isNew = row === null;
  const action = `${isNew ? "Add" : "Update"} ${config.noun}`;
  const { fields, Aside } = config;
  const context = useMemo(() => ({ fields, isNew }), [fields, isNew]);
  const sections = useMemo(() => [...sectionsOf(fields)], [fields]);
  const formElement = useRef<HTMLFormElement>(null);
  useEnterMovesOn(formElement, config.isLong === true);
  const saveButton = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus. If the save failed, the button gets the focus back.
    if (wasSaving.current && document.activeElement === document.body) saveButton.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);

  return (
    <Grid aria-labelledby="editor-title" as="section" gap="4">
      {/* Pass the row as first loaded, because merging another editor's version must not change the links. */}
      <EditorHeader action={action} config={config} loaded={setup.row} row={row} />
      {draft.offered && (
        <DraftNotice
          isUnowned={draft.offered.isUnowned === true}
          onDiscard={editor.discard}
          onRestore={editor.restore}
          savedAt={draft.offered.savedAt}
          what={describeDraft(draft.offered, fields, row?.name ?? null, config.noun)}
        />
      )}
      {isGone &&
        (config.documents.create ? (
          <DeletedNotice noun={config.noun} onAddAgain={editor.addAgain} />
        ) : (
          <MergedNotice noun={config.noun} />
        ))}
      {conflict && (
        <ConflictPanel
          change={conflict.change}
          config={config}
          key={conflict.row.version}
          lines={conflict.lines}
          onPostpone={editor.postpone}
          onResolve={editor.resolve}
        />
      )}
      <Grid
        alignItems="start"
        gap={{ base: "5", lg: "6" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 380px" }}
      >
        <FormProvider {...form}>
          <FieldsContext value={context}>
            <Card.Root asChild css={controlMargins} display="grid" gap="7" p={{ base: "4", md: "6" }}>
              <form data-editor noValidate onSubmit={(event) => void editor.submit(event)} ref={formElement}>
                {sections.length >= LINKED_SECTIONS && <SectionLinks sections={sections.map(([title]) => title)} />}
                <ErrorSummary />
                {/* The fields accept no input while the form saves, because such input would be lost. */}
                <chakra.div display="contents" inert={isSaving}>
                  {sections.map(([title, names]) => (
                    <FormSection key={title} names={names} title={title} Tool={config.sectionTools?.[title]} />
                  ))}
                </chakra.div>
                <Flex
                  align="center"
                  bg="surface"
                  borderBottomRadius="l"
                  borderColor="line"
                  borderTopWidth="1px"
                  bottom={0}
                  data-editor-actions
                  gap="2.5"
                  mb={{ base: "-4", md: "-6" }}
                  mx={{ base: "-4", md: "-6" }}
                  position="sticky"
                  px={{ base: "4", md: "6" }}
                  py="3"
                  wrap="wrap"
                  zIndex={5}
                >
                  <FactMarkField base={editor.base} mark={editor.factMark} />
                  <Button disabled={isSaving} ref={saveButton} type="submit" variant="solid">
                    {isSaving ? "Saving..." : action}
                  </Button>
                  <Button disabled={isSaving} onClick={editor.cancel}>
                    Cancel
                  </Button>
                  <ReasonField isDisabled={isSaving} onChange={editor.setReason} value={editor.reason} />
                  <Text aria-live="polite" as="span" color="ink.3" fontSize="xs">
                    {draft.isKept && "Draft saved in this browser"}
                  </Text>
                </Flex>
              </form>
            </Card.Root>
          </FieldsContext>
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
            {Aside && setup.row && <Aside id={setup.row.id} />}
          </Grid>
        </FormProvider>
      </Grid>
    </Grid>
  );
}

function Preview({ config: { Preview: NounPreview } }: { config: FormConfig }) {
  const values = useDeferredValue(useWatch<FormValues>() as FormValues);
  return <NounPreview values={values} />;
}

/**
 * In a long form, Enter moves to the next field, and Ctrl+Enter saves the form. This prevents Enter from publishing an
 * incomplete row.
 */
function useEnterMovesOn(form: RefObject<HTMLFormElement | null>, isLong: boolean): void {
  useEffect(() => {
    if (!isLong) return undefined;
    function handleKey(event: KeyboardEvent): void {
      // This Enter only confirms the suggestion of an input method.
      if (event.isComposing) return;
      const { target } = event;
      if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (!form.current?.contains(target)) return;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        form.current.requestSubmit();
      } else if (target.matches("input")) {
        event.preventDefault();
        const fields = [...form.current.querySelectorAll<HTMLElement>("input, select, textarea, [type=submit]")];
        fields[fields.indexOf(target) + 1]?.focus();
      }
    }
    // This listener is on the document, so the fields' own handlers run first.
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [form, isLong]);
}

/**
 * Lists the errors that prevent saving. Each error links to its field, and screen readers announce the list
 * immediately.
 */
function ErrorSummary() {
  const { form, fields } = useForms();
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const wrong = fieldNames(fields).filter((name) => errors[name]);
  const whole = errors.root?.message;
  const isShown = isSubmitted && (wrong.length > 0 || whole !== undefined);

  return (
    // The region is always rendered, because screen readers would otherwise miss the first error. An empty region takes
    // no space.
    <Box _empty={{ position: "absolute" }} aria-live="assertive" role="alert">
      {isShown && (
        <Box bg="warn.soft" border="1px solid" borderColor="warn" borderRadius="m" color="warn" p="4">
          {wrong.length > 0 && (
            <p>
              <strong>Fix {plural(wrong.length, "field")}</strong>
            </p>
          )}
          <Grid as="ul" gap="1" mt="1">
            {wrong.map((name) => (
              <li key={name}>
                <Link
                  color="inherit"
                  display="inline-block"
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.setFocus(name);
                  }}
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                >
                  {fields[name]?.label}: {String(errors[name]?.message ?? "")}
                </Link>
              </li>
            ))}
            {whole && <li>{whole}</li>}
          </Grid>
        </Box>
      )}
    </Box>
  );
}
