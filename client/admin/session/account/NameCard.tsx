import { textLimits } from "../../../../shared/textLimits";
import { useMutation } from "@apollo/client/react";
import { useEditorQuery } from "../../requests/useEditorQuery";
import { Button, Card, chakra, Field, Flex, Input, Skeleton, Text } from "@chakra-ui/react";
import { useState, type FormEvent } from "react";
import { apiErrorOf, failureOf } from "../../../graphql/failure";
import { loadError } from "../../../shared/messages";
import { roleLabel } from "../../../shared/roles";
import { showToast } from "../../../shared/toasts";
import { panelMessages } from "../../messages";
import { asEditor, freshAsEditor } from "../../requests/asEditor";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { changeOwnNameDocument, OwnAccountDocument, type OwnAccountQuery } from "./account.generated";

type Own = NonNullable<OwnAccountQuery["ownAccount"]>;

/** Shows the email address and role of the account, and the form for the person's name. */
export function NameCard() {
  const { data, error, loading, refetch } = useEditorQuery(OwnAccountDocument, freshAsEditor);
  const reload = () => {
    refetch().catch(() => undefined); // `useEditorQuery` returns this error.
  };
  return (
    <Card.Root aria-labelledby="name-title" as="section" display="grid" gap="3">
      <h3 id="name-title">Name</h3>
      {error && !loading && (
        <ErrorAlert message={loadError("your account", failureOf(error).message)} onRetry={reload} />
      )}
      {!data && loading && <Skeleton aria-label="Loading your account" h="96px" role="status" />}
      {data?.ownAccount && <NameForm account={data.ownAccount} />}
    </Card.Root>
  );
}

function NameForm({ account: { email, role, displayName } }: { account: Own }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { loading: isSaving }] = useMutation(changeOwnNameDocument, { context: asEditor.context });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving) return;
    const form = event.currentTarget;
    try {
      await change({ variables: { name: String(new FormData(form).get("name")) } });
      setFailure(null);
      showToast(panelMessages.nameSaved);
    } catch (error) {
      const { fields, message } = apiErrorOf(error);
      setFailure(fields[0]?.message ?? message);
      form.querySelector("input")?.focus();
    }
  }

  return (
    <>
      <Text color="ink.2" fontSize="sm" overflowWrap="anywhere">
        You sign in as {email} and have the {roleLabel(role).toLowerCase()} role.
      </Text>
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field.Root invalid={failure !== null}>
          <Field.Label>Name shown to your team</Field.Label>
          <Input autoComplete="name" defaultValue={displayName ?? ""} maxLength={textLimits.line} name="name" />
          <Field.ErrorText>{failure}</Field.ErrorText>
        </Field.Root>
        <Flex mt="3">
          <Button aria-disabled={isSaving} type="submit">
            {isSaving ? "Saving..." : "Save name"}
          </Button>
        </Flex>
      </chakra.form>
    </>
  );
}
