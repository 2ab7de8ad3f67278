/** The form that adds or changes a row: its title, draft notice, errors, buttons and preview. */
import { Button, Card, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { type ComponentType, useDeferredValue, useEffect, useMemo, useRef, type FormEvent } from "react";
import { FormProvider, useWatch } from "react-hook-form";
import type { FormValues } from "../fields/fields";
import { sectionsOf } from "../fields/fieldTable";
import { FieldsContext, useForms } from "../fields/FieldFrame";
import { Field } from "../fields/Field";
import { tabsOf, type FormConfig } from "../nouns/nounConfig";
import { adminTabAddress } from "../shell/adminTabs";
import { PermissionNote } from "../session/PermissionNote";
import { usePermission } from "../session/usePermission";
import { useOpenDraft } from "../drafts/useOpenDraft";
import { loadError } from "../../shared/messages";
import { ErrorAlert } from "../shell/ErrorAlert";
import { ConflictPanel } from "./ConflictPanel";
import { describeDraft } from "./drafts";
import { ClosedDraftNotice, DraftBanner } from "../drafts/DraftBanner";
import { EditorButtons } from "./EditorButtons";
import { EditorHeader } from "./EditorHeader";
import { AddedNotice, DeletedImageNotice, DeletedNotice, DraftNotice, MergedNotice } from "./EditorNotices";
import { ErrorSummary } from "./ErrorSummary";
import { FormSkeleton } from "./FormSkeleton";
import { FactMarkField } from "./FactMarkField";
import { ReasonField } from "./ReasonField";
import { formSectionId, SectionLinks } from "./SectionLinks";
import { useEditor, type EditorSetup } from "./useEditor";
import { useEnterMovesOn } from "./useEnterMovesOn";

/** A form with at least this many sections has links to its sections. */
const LINKED_SECTIONS = 4;

/** Prevents the sticky bars from covering the focused control. The bar at the top has up to two lines of links. */
const controlMargins = {
  "& :is(input, select, textarea, button, a, fieldset)": {
    scrollMarginTop: { base: "60px", md: "76px" },
    scrollMarginBottom: "96px",
  },
  "&:has([data-review]) :is(input, select, textarea, button, a, fieldset)": {
    scrollMarginBottom: { base: "168px", md: "112px" },
  },
  "&:has([data-fact-mark]) :is(input, select, textarea, button, a, fieldset)": { scrollMarginBottom: "184px" },
};

/** The form for a row, or for the draft in the URL. */
export function EditorForm(setup: Omit<EditorSetup, "opened" | "onDraftSaved" | "reloadDraft">) {
  const { opened, isLoading, failure, retry, isClosed, open, reload, close } = useOpenDraft(setup.config, setup.row);
  if (isLoading) return <FormSkeleton />;
  if (failure) return <ErrorAlert message={loadError("the drafts", failure.message)} onRetry={retry} />;
  return (
    <>
      {isClosed && <ClosedDraftNotice />}
      <OpenForm
        {...setup}
        key={opened?.id ?? "row"}
        onDraftSaved={open}
        onLeave={() => {
          close();
          setup.onLeave();
        }}
        opened={opened}
        reloadDraft={reload}
      />
    </>
  );
}

function OpenForm(setup: EditorSetup) {
  const { config, opened } = setup;
  const editor = useEditor(setup);
  const { form, baseRow, draft, conflict, isGone, isSaving, added } = editor;
  const isBusy = isSaving || editor.serverDraft.review.isBusy;
  const isNew = baseRow === null;
  const action = `${isNew ? "Add" : "Update"} ${config.noun}`;
  const { fields, Aside } = config;
  const context = useMemo(() => ({ fields, isNew }), [fields, isNew]);
  const sections = useMemo(() => [...sectionsOf(fields)], [fields]);
  const formElement = useRef<HTMLFormElement>(null);
  useEnterMovesOn(formElement, config.isLong === true);
  const needed = config.catalogueNoun === "SETTINGS" ? "EDIT_SETTINGS" : "WRITE_CATALOGUE";
  const permission = usePermission(needed);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (permission.isAllowed) void editor.submit(event);
    else void editor.serverDraft.save();
  }
  const saveButton = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus. If the save failed, the button gets the focus back.
    if (wasSaving.current && document.activeElement === document.body) saveButton.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);

  return (
    <Grid aria-labelledby="editor-title" as="section" gap="4">
      <EditorHeader action={action} baseRow={baseRow} config={config} row={setup.row} />
      {opened && <DraftBanner draft={opened} />}
      {draft.offered && (
        <DraftNotice
          isUnowned={draft.offered.isUnowned === true}
          onDiscard={editor.discard}
          onRestore={editor.restore}
          savedAt={draft.offered.savedAt}
          what={describeDraft(draft.offered, fields, baseRow?.name ?? null, config.noun)}
        />
      )}
      {added && config.plural && (
        <AddedNotice
          address={adminTabAddress(tabsOf({ plural: config.plural }).form, { edit: added.id })}
          name={added.name}
          noun={config.noun}
        />
      )}
      {isGone && <GoneNotice config={config} onAddAgain={editor.addAgain} />}
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
              <form data-editor noValidate onSubmit={handleSubmit} ref={formElement}>
                {sections.length >= LINKED_SECTIONS && <SectionLinks sections={sections.map(([title]) => title)} />}
                <ErrorSummary />
                {/* The fields accept no input during a request, because the input would be lost. */}
                <chakra.div display="contents" inert={isBusy}>
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
                  {/* A draft stores no fact checks and no reason. */}
                  {permission.isAllowed && !opened && <FactMarkField base={editor.base} mark={editor.factMark} />}
                  <EditorButtons
                    action={action}
                    canPublish={permission.isAllowed}
                    config={config}
                    isBusy={isBusy}
                    isSaving={isSaving}
                    saveButton={saveButton}
                    serverDraft={editor.serverDraft}
                  />
                  <Button disabled={isBusy} onClick={editor.cancel} size={opened ? "sm" : undefined}>
                    Cancel
                  </Button>
                  {permission.isAllowed && (
                    <ReasonField isDisabled={isBusy} onChange={editor.setReason} value={editor.reason} />
                  )}
                  <Text aria-live="polite" as="span" color="ink.3" fontSize="xs">
                    {draft.isKept && "Draft saved in this browser"}
                  </Text>
                  <PermissionNote permission={needed} what="publish changes" />
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

/** Says why the row no longer exists. Only a merge deletes directory entries. */
function GoneNotice({ config: { noun, documents }, onAddAgain }: { config: FormConfig; onAddAgain: () => void }) {
  if (documents.create) return <DeletedNotice noun={noun} onAddAgain={onAddAgain} />;
  return noun === "image" ? <DeletedImageNotice /> : <MergedNotice noun={noun} />;
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

function Preview({ config: { Preview: NounPreview } }: { config: FormConfig }) {
  const values = useDeferredValue(useWatch<FormValues>() as FormValues);
  return <NounPreview values={values} />;
}
