import { useMutation } from "@apollo/client/react";
import { Button, chakra, Field, Flex, Input, type HTMLChakraProps, type InputProps } from "@chakra-ui/react";
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { PasskeyPurpose, SecondFactorKind, SecondFactorProof } from "../../../graphql/schemaTypes.generated";
import { ErrorAlert } from "../../shell/ErrorAlert";
import { askForPasskey } from "./passkeys";
import { proofFailure } from "./proofFailure";
import { beginPasskeyDocument } from "./secondFactor.generated";

const fields = {
  AUTHENTICATOR_APP: {
    name: "code",
    label: "Code from your authenticator app",
    attributes: { autoComplete: "one-time-code", inputMode: "numeric", maxLength: 9 },
  },
  RECOVERY_CODE: {
    name: "recoveryCode",
    label: "Recovery code",
    attributes: { autoComplete: "off", maxLength: 60, spellCheck: false },
  },
} as const;

type TypedKind = keyof typeof fields;

const otherWay: Record<TypedKind, string> = {
  AUTHENTICATOR_APP: "Use the authenticator app",
  RECOVERY_CODE: "Use a recovery code",
};

interface ProofFormProps extends Pick<HTMLChakraProps<"form">, "mt"> {
  /** The kinds of second factors that the account has. */
  kinds: readonly SecondFactorKind[];
  purpose: PasskeyPurpose;
  /** The label of the button that sends a code. */
  action: string;
  /** Sends the proof. Rejects with an API error. */
  onProof: (proof: SecondFactorProof) => Promise<unknown>;
  /** Further buttons. */
  children?: ReactNode;
}

/**
 * Asks for a second factor. Starts with the code field if the account has an authenticator app. The account's other
 * factors are buttons.
 */
export function ProofForm({ kinds, purpose, action, onProof, mt, children }: ProofFormProps) {
  const typed = (Object.keys(fields) as TypedKind[]).filter((kind) => kinds.includes(kind));
  const [chosen, setChosen] = useState<TypedKind | null>(
    kinds.includes("AUTHENTICATOR_APP") ? "AUTHENTICATOR_APP" : null,
  );
  const { isBusy, failure, submit, submitPasskey } = useProof(purpose, onProof);
  const id = useId();
  const field = chosen && fields[chosen];

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!field) return;
    const form = event.currentTarget;
    const entered = String(new FormData(form).get(field.name));
    if (!(await submit({ [field.name]: entered }))) form.querySelector("input")?.select();
  }

  return (
    <chakra.form display="grid" gap="4" mt={mt} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && <ErrorAlert id={`${id}-failure`} message={failure} />}
      {field && <ProofField describedBy={failure ? `${id}-failure` : undefined} key={field.name} {...field} />}
      <Flex gap="2.5" wrap="wrap">
        {field && (
          <Button aria-disabled={isBusy} type="submit" variant="solid">
            {isBusy ? "Checking..." : action}
          </Button>
        )}
        {kinds.includes("PASSKEY") && (
          <Button
            aria-disabled={isBusy}
            onClick={() => void submitPasskey()}
            type="button"
            variant={field ? "outline" : "solid"}
          >
            Use a passkey
          </Button>
        )}
        {typed
          .filter((kind) => kind !== chosen)
          .map((kind) => (
            <Button key={kind} onClick={() => setChosen(kind)} type="button" variant="ghost">
              {otherWay[kind]}
            </Button>
          ))}
        {children}
      </Flex>
    </chakra.form>
  );
}

interface ProofFieldProps {
  name: string;
  label: string;
  attributes: InputProps;
  describedBy: string | undefined;
}

/** A field for a code. It takes the focus when it appears. */
function ProofField({ name, label, attributes, describedBy }: ProofFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input aria-describedby={describedBy} name={name} ref={input} {...attributes} />
    </Field.Root>
  );
}

/** Returns functions that send a proof. They resolve to true if the proof was correct. */
function useProof(purpose: PasskeyPurpose, onProof: ProofFormProps["onProof"]) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [begin] = useMutation(beginPasskeyDocument, { fetchPolicy: "no-cache" });

  async function attempt(prove: () => Promise<SecondFactorProof | null>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    try {
      const proof = await prove();
      if (proof === null) return false;
      await onProof(proof);
      return true;
    } catch (error) {
      setFailure(proofFailure(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    submit: (proof: SecondFactorProof) => attempt(() => Promise.resolve(proof)),
    submitPasskey: () =>
      attempt(async () => {
        const { data } = await begin({ variables: { purpose } });
        const passkey = data && (await askForPasskey(data.beginPasskey));
        return passkey ? { passkey } : null;
      }),
  };
}
