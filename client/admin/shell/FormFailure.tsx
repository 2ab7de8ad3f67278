import { Alert } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Icon } from "../../ui/Icon";

/** Why the server or the form refused to save. A second refusal is a new object, even if the message is the same. */
export interface Refusal {
  message: string;
}

/** Says why a form was not saved, and takes the focus after every refusal, because it may be outside the view. */
export function FormFailure({ id, refusal }: { id?: string; refusal: Refusal | null }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) alert.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <Alert.Root id={id} ref={alert} role="alert" scrollMarginTop="76px" tabIndex={-1}>
      <Alert.Indicator>
        <Icon name="warning" />
      </Alert.Indicator>
      <Alert.Content>{refusal.message}</Alert.Content>
    </Alert.Root>
  );
}
