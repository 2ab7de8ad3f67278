/** The bar at the bottom of an admin form: the buttons that save or cancel, the fact checks and the reason. */
import { Button, Flex, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { Permission } from "../../graphql/schemaTypes.generated";
import type { FormConfig } from "../nouns/nounConfig";
import { PermissionNote } from "../session/PermissionNote";
import { EditorButtons } from "./EditorButtons";
import { FactMarkField } from "./FactMarkField";
import { ReasonField } from "./ReasonField";
import type { Editor } from "./saving/useEditor";

interface EditorActionsProps {
  config: FormConfig;
  editor: Editor;
  /** The label of the save button, such as 'Update casino'. */
  action: string;
  isBusy: boolean;
  canPublish: boolean;
  /** The permission to publish. */
  needed: Permission;
}

export function EditorActions({ config, editor, action, isBusy, canPublish, needed }: EditorActionsProps) {
  const { isSaving, serverDraft } = editor;
  const saveButton = useRef<HTMLButtonElement>(null);
  const wasSaving = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus. If the save failed, the button gets the focus back.
    if (wasSaving.current && document.activeElement === document.body) saveButton.current?.focus();
    wasSaving.current = isSaving;
  }, [isSaving]);
  return (
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
      {canPublish && !serverDraft.opened && <FactMarkField base={editor.base} mark={editor.factMark} />}
      <EditorButtons
        action={action}
        canPublish={canPublish}
        config={config}
        isBusy={isBusy}
        isSaving={isSaving}
        saveButton={saveButton}
        serverDraft={serverDraft}
      />
      <Button disabled={isBusy} onClick={editor.cancel} size={serverDraft.opened ? "sm" : undefined}>
        Cancel
      </Button>
      {canPublish && <ReasonField isDisabled={isBusy} onChange={editor.setReason} value={editor.reason} />}
      <Text aria-live="polite" as="span" color="ink.3" fontSize="xs">
        {editor.unsavedInput.isKept && "Draft saved in this browser"}
      </Text>
      <PermissionNote permission={needed} what="publish changes" />
    </Flex>
  );
}
