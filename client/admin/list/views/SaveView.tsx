import { Button, chakra, Checkbox, Dialog, Field, Input, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { textLimits } from "../../../../shared/textLimits";
import { showNotice } from "../../../shared/toasts";
import { panelMessages } from "../../messages";
import { AdminDialog } from "../../shell/AdminDialog";
import type { ListViews } from "./useListViews";

interface SaveViewProps {
  parameters: string;
  views: ListViews;
  onClose: () => void;
}

/** Asks for the name of a new view, and whether the team may see it. */
export function SaveView({ parameters, views, onClose }: SaveViewProps) {
  const [name, setName] = useState("");
  const [isShared, setIsShared] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const field = useRef<HTMLInputElement>(null);

  function refuse(problem: string) {
    setFailure(problem);
    field.current?.focus();
  }

  async function save() {
    if (name.trim() === "") return refuse("Enter a name.");
    setIsSaving(true);
    const problem = await views.create({ name: name.trim(), parameters, isShared });
    setIsSaving(false);
    if (problem !== null) return refuse(problem);
    showNotice(panelMessages.viewSaved);
    onClose();
  }

  return (
    <AdminDialog
      onClose={onClose}
      onCloseButton={onClose}
      text="A view saves the list's search, filters and sort order."
      title="Save this view"
    >
      <chakra.form
        display="grid"
        gap="4"
        mt="4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field.Root invalid={failure !== null}>
          <Field.Label>Name</Field.Label>
          <Input
            autoComplete="off"
            maxLength={textLimits.name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setFailure(null);
            }}
            ref={field}
            value={name}
          />
          {failure && (
            <Text color="warn" fontSize="sm" fontWeight={600} role="alert">
              {failure}
            </Text>
          )}
        </Field.Root>
        <Checkbox.Root checked={isShared} onCheckedChange={({ checked }) => setIsShared(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Share with the team</Checkbox.Label>
        </Checkbox.Root>
        <Dialog.Footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button disabled={isSaving} type="submit" variant="solid">
            {isSaving ? "Saving..." : "Save view"}
          </Button>
        </Dialog.Footer>
      </chakra.form>
    </AdminDialog>
  );
}
