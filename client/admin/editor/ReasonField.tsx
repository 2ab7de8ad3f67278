import { Button, chakra, Field, Input } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { textLimits } from "../../../shared/textLimits";

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  isDisabled?: boolean;
}

/** An optional reason for a change. The field appears only when the editor asks for it. */
export function ReasonField({ value, onChange, isDisabled = false }: ReasonFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function open() {
    flushSync(() => setIsOpen(true));
    input.current?.focus();
  }

  if (!isOpen && value === "")
    return (
      <Button disabled={isDisabled} onClick={open} size="sm" variant="ghost">
        Add a reason
      </Button>
    );
  return (
    <Field.Root flex="1 1 220px" minW={0} w="auto">
      <Field.Label srOnly>Reason for the change</Field.Label>
      <Input
        autoComplete="off"
        disabled={isDisabled}
        maxLength={textLimits.reason}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        placeholder="Reason (shown in the history)"
        ref={input}
        value={value}
      />
    </Field.Root>
  );
}

/** The same field in a confirmation dialog. It has its own state, because the dialog does not render again. */
export function QuestionReason({ onChange }: Pick<ReasonFieldProps, "onChange">) {
  const [reason, setReason] = useState("");
  return (
    <chakra.div display="flex" mt="3">
      <ReasonField
        onChange={(text) => {
          setReason(text);
          onChange(text);
        }}
        value={reason}
      />
    </chakra.div>
  );
}
