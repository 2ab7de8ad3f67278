import { useMutation } from "@apollo/client/react";
import { Button, Card, chakra, Field, Input, Text } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { apiErrorOf } from "../../../graphql/failure";
import { showToast } from "../../../shared/toasts";
import { panelMessages, tooManySignIns } from "../../messages";
import { asEditor } from "../../requests/asEditor";
import { useSession } from "../session";
import { FormFailure, type Refusal } from "../../shell/FormFailure";
import { changeOwnPasswordDocument } from "./account.generated";

const fields = [
  { name: "currentPassword", label: "Current password", autoComplete: "current-password" },
  { name: "newPassword", label: "New password", autoComplete: "new-password" },
] as const;

/** The form that changes the password. A change ends all other sessions of the account. */
export function PasswordCard() {
  const email = useSession().session.name;
  const [failure, setFailure] = useState<{ whole: Refusal | null; fields: Record<string, string> } | null>(null);
  const [change, { loading: isSaving }] = useMutation(changeOwnPasswordDocument, { context: asEditor.context });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    const entered = new FormData(form);
    const [currentPassword, newPassword] = fields.map(({ name }) => String(entered.get(name)));
    try {
      await change({ variables: { currentPassword: currentPassword!, newPassword: newPassword! } });
      setFailure(null);
      form.reset();
      showToast(panelMessages.passwordSaved);
    } catch (error) {
      const { code, message, fields: wrong, retryAfter } = apiErrorOf(error);
      const whole = code === "RATE_LIMITED" ? tooManySignIns(retryAfter) : message;
      setFailure({
        whole: wrong.length > 0 ? null : { message: whole },
        fields: Object.fromEntries(wrong.map((each) => [each.field, each.message])),
      });
      if (wrong[0]) form.querySelector<HTMLInputElement>(`[name=${wrong[0].field}]`)?.focus();
    }
  }

  return (
    <Card.Root aria-labelledby="password-title" as="section" display="grid" gap="3">
      <h3 id="password-title">Password</h3>
      <Text color="ink.2" fontSize="sm">
        Changing your password ends all your other sessions.
      </Text>
      <chakra.form display="grid" gap="3" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <FormFailure refusal={failure?.whole ?? null} />
        {/* Password managers need the email address, because they store the new password with it. */}
        <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
        {fields.map(({ name, label, autoComplete }) => (
          <Field.Root invalid={failure?.fields[name] !== undefined} key={name}>
            <Field.Label>{label}</Field.Label>
            <Input autoComplete={autoComplete} name={name} type="password" />
            {name === "newPassword" && (
              <Field.HelperText color="ink.2" fontSize="sm">
                At least 8 characters.
              </Field.HelperText>
            )}
            <Field.ErrorText>{failure?.fields[name]}</Field.ErrorText>
          </Field.Root>
        ))}
        <Button aria-disabled={isSaving} justifySelf="start" type="submit">
          {isSaving ? "Saving..." : "Change password"}
        </Button>
      </chakra.form>
    </Card.Root>
  );
}
