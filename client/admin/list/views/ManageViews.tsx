import { Button, Checkbox, Dialog, Field, Flex, Grid, Input, Text, VisuallyHidden } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { textLimits } from "../../../../shared/textLimits";
import { AdminDialog } from "../../shell/AdminDialog";
import type { ListView, ListViews } from "./useListViews";

interface ManageViewsProps {
  own: readonly ListView[];
  views: ListViews;
  onClose: () => void;
}

/** A dialog for renaming, sharing and deleting the editor's own views. Each change is saved immediately. */
export function ManageViews({ own, views, onClose }: ManageViewsProps) {
  return (
    <AdminDialog isWide onClose={onClose} onCloseButton={onClose} title="Your views of this list">
      {own.length === 0 && <p>You have no saved views of this list.</p>}
      <Grid as="ul" gap="4">
        {own.map((view) => (
          <li key={view.id}>
            <OwnView view={view} views={views} />
          </li>
        ))}
      </Grid>
      <Dialog.Footer>
        <Button onClick={onClose}>Close</Button>
      </Dialog.Footer>
    </AdminDialog>
  );
}

function OwnView({ view, views }: { view: ListView; views: ListViews }) {
  const [name, setName] = useState(view.name);
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const rename = async () => {
    const problem = name.trim() === "" ? "Enter a name." : await views.update(view.id, { name });
    setFailure(problem);
    if (problem !== null) field.current?.focus();
  };
  const of = <VisuallyHidden> {view.name}</VisuallyHidden>;
  return (
    <>
      <Flex align="end" gap="2" wrap="wrap">
        <Field.Root flex="1 1 200px" invalid={failure !== null} w="auto">
          <Field.Label>Name{of}</Field.Label>
          <Input
            autoComplete="off"
            maxLength={textLimits.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            ref={field}
            value={name}
          />
        </Field.Root>
        <Button disabled={name.trim() === view.name} onClick={() => void rename()} size="sm">
          Rename{of}
        </Button>
        <Button color="warn" onClick={() => void views.remove(view.id).then(setFailure)} size="sm" variant="ghost">
          Delete{of}
        </Button>
      </Flex>
      <Checkbox.Root
        checked={view.isShared}
        mt="2"
        onCheckedChange={({ checked }) => void views.update(view.id, { isShared: checked === true }).then(setFailure)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Share{of} with the team</Checkbox.Label>
      </Checkbox.Root>
      {failure && (
        <Text color="warn" fontSize="sm" fontWeight={600} role="alert">
          {failure}
        </Text>
      )}
    </>
  );
}
