/** A field for a date and time. It shows them in the editor's time zone and stores an ISO date and time in UTC. */
import { Input } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { FieldFrame, isBadInput, useFieldSpec, useForms } from "../FieldFrame";

const INCOMPLETE = "Enter both a date and a time, or clear the field.";

export function MomentField({ name }: { name: string }) {
  const { form } = useForms();
  const { check } = useFieldSpec(name, "line", "text");
  const { field } = useController({
    name,
    control: form.control,
    rules: { validate: (value) => (isBadInput(name) ? INCOMPLETE : (check(String(value)) ?? true)) },
  });
  return (
    <FieldFrame name={name}>
      {(attributes) => (
        <Input
          {...attributes}
          {...field}
          max="9999-12-31T23:59"
          onChange={({ target }) => field.onChange(toIso(target.value))}
          step="any"
          type="datetime-local"
          value={toLocal(String(field.value))}
        />
      )}
    </FieldFrame>
  );
}

/** Converts the input's date and time to UTC. Returns an empty string if the input is empty or invalid. */
function toIso(local: string): string {
  const time = Date.parse(local);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/**
 * Converts an ISO date and time to this browser's time zone, in the format of a `datetime-local` input:
 * "2026-11-23T18:30".
 */
export function toLocal(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  const [seconds, fraction] = [date.getSeconds(), date.getMilliseconds()];
  const day = `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1)}-${digits(date.getDate())}`;
  const time = `${digits(date.getHours())}:${digits(date.getMinutes())}`;
  const rest = seconds || fraction ? `:${digits(seconds)}${fraction ? `.${digits(fraction, 3)}` : ""}` : "";
  return `${day}T${time}${rest}`;
}

function digits(value: number, length = 2): string {
  return String(value).padStart(length, "0");
}
