/** Schedules when a row is hidden from visitors. */
import { useApolloClient } from "@apollo/client/react";
import { Button, Dialog, Field, Input } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import type { CatalogueNoun } from "../../graphql/schemaTypes.generated";
import { showToast } from "../../shared/toasts";
import { panelMessages } from "../messages";
import { asEditor } from "../requests/asEditor";
import { usePermission } from "../session/usePermission";
import { AdminDialog } from "../shell/AdminDialog";
import { formatInZone, zoneName } from "./draftLabels";
import { DraftsOfRowDocument, scheduleUnpublishingDocument } from "./drafts.generated";
import { futureIso, suggestedTime } from "./scheduleTimes";
import { reasonOf } from "./useDraftChanges";
import { panelNouns } from "../nouns/registry";

interface HideRowProps {
  noun: CatalogueNoun;
  id: string;
  name: string;
}

/** A button for rows that can be hidden. Only people who may publish see it. */
export function HideRow(row: HideRowProps) {
  const { isAllowed } = usePermission("WRITE_CATALOGUE");
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed || !panelNouns[row.noun].canHide) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)} size="sm" variant="ghost">
        Hide at a time...
      </Button>
      {isOpen && <HideDialog {...row} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function HideDialog({ noun, id, name, onClose }: HideRowProps & { onClose: () => void }) {
  const client = useApolloClient();
  const [time, setTime] = useState(suggestedTime);
  const [problem, setProblem] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function refuse(why: string) {
    setProblem(why);
    field.current?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const at = futureIso(time);
    if (at === null) return refuse("Choose a time in the future.");
    setIsBusy(true);
    try {
      const mutation = scheduleUnpublishingDocument;
      const variables = { noun, rowId: id, at };
      const refetchQueries = [DraftsOfRowDocument];
      await client.mutate({ mutation, variables, context: asEditor.context, refetchQueries });
      showToast(panelMessages.draftDone(`Visitors will see ${name} until ${formatInZone(at)}.`));
      onClose();
    } catch (error) {
      refuse(reasonOf(error));
      setIsBusy(false);
    }
  }

  return (
    <AdminDialog
      initialFocus={field}
      onClose={onClose}
      onCloseButton={onClose}
      text={`From this time on, visitors don't see it. Times are in your time zone, ${zoneName()}.`}
      title={`Hide ${name}`}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field.Root invalid={problem !== ""} mt="4">
          <Field.Label>Hide at</Field.Label>
          <Input
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
            ref={field}
            type="datetime-local"
            value={time}
          />
          {problem !== "" && <Field.ErrorText>{problem}</Field.ErrorText>}
        </Field.Root>
        <Dialog.Footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button disabled={isBusy} type="submit" variant="solid">
            Hide at this time
          </Button>
        </Dialog.Footer>
      </form>
    </AdminDialog>
  );
}
