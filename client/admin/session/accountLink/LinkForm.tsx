import { textLimits } from "../../../../shared/textLimits";
import { useMutation } from "@apollo/client/react";
import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { useNavigate } from "react-router-dom";
import { apiErrorOf } from "../../../graphql/failure";
import { paths } from "../../../shared/paths";
import { showToast } from "../../../shared/toasts";
import { panelMessages, tooManyAttempts } from "../../messages";
import { emitSessionEvent } from "../sessionEvents";
import { FormFailure, type Refusal } from "../../shell/FormFailure";
import { acceptInvitationDocument, recoverAccountDocument } from "./accountLink.generated";

interface LinkFormProps {
  token: string;
  email: string;
  /** Whether the link is an invitation. If not, it recovers an account. */
  isInvitation: boolean;
}

/**
 * The form on the page that a one-time link opens. After the server accepts it, the panel opens, and the link's URL is
 * no longer in the browser's history.
 */
export function LinkForm({ token, email, isInvitation }: LinkFormProps) {
  const { submit, isBusy, failure } = useLink(token, isInvitation);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    void submit(String(entered.get("name") ?? ""), String(entered.get("password")));
  }

  return (
    <chakra.form display="grid" gap="4" noValidate onSubmit={handleSubmit}>
      <FormFailure id="link-failure" refusal={failure} />
      {/* Password managers need the email address, because they store the new password with it. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
      {isInvitation && (
        <Field.Root>
          <Field.Label>Your name (optional)</Field.Label>
          <Input autoComplete="name" maxLength={textLimits.line} name="name" />
        </Field.Root>
      )}
      <Field.Root>
        <Field.Label>{isInvitation ? "Password" : "New password"}</Field.Label>
        <Input
          aria-describedby={failure ? "link-failure" : undefined}
          autoComplete="new-password"
          name="password"
          type="password"
        />
        <Field.HelperText color="ink.2" fontSize="sm">
          At least 8 characters.
        </Field.HelperText>
      </Field.Root>
      <Button aria-disabled={isBusy} justifySelf="start" type="submit" variant="solid">
        {isBusy ? "Saving..." : isInvitation ? "Join the team" : "Save password"}
      </Button>
    </chakra.form>
  );
}

function messageFor(error: unknown): string {
  const { code, message, fields, reason, retryAfter } = apiErrorOf(error);
  if (code === "RATE_LIMITED") return tooManyAttempts(retryAfter);
  if (code === "NOT_FOUND") return panelMessages.linkUsed;
  if (code === "CONFLICT" && reason) return reason;
  return fields.map((each) => each.message).join(" ") || message;
}

/** Returns a function that accepts the invitation or recovers the account, and the message of the last error. */
function useLink(token: string, isInvitation: boolean) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [accept, accepting] = useMutation(acceptInvitationDocument, { fetchPolicy: "no-cache" });
  const [recover, recovering] = useMutation(recoverAccountDocument, { fetchPolicy: "no-cache" });
  const isBusy = accepting.loading || recovering.loading;

  async function submit(name: string, password: string): Promise<void> {
    if (isBusy) return;
    setFailure(null);
    try {
      if (isInvitation) {
        const { data } = await accept({ variables: { token, name, password } });
        if (data) emitSessionEvent({ type: "SIGNED_IN", session: data.acceptInvitation });
      } else {
        await recover({ variables: { token, password } });
        showToast(panelMessages.passwordRecovered);
      }
      void navigate(paths.admin, { replace: true });
    } catch (error) {
      setFailure({ message: messageFor(error) });
    }
  }

  return { submit, isBusy, failure };
}
