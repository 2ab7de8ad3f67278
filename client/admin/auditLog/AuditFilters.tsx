import { Button, Field, Flex, Input, NativeSelect } from "@chakra-ui/react";
import type { AuditEvent } from "../../graphql/schemaTypes.generated";
import { type AuditChoice, auditQuery } from "./auditFilter";
import { eventLabels } from "./auditLabels";

interface AuditFiltersProps {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
}

const days = [
  { name: "from", label: "From (UTC)" },
  { name: "to", label: "To (UTC)" },
] as const;

export const everything: AuditChoice = { actor: "", event: null, from: "", to: "" };

/** The filters of the audit log: event, actor and days. */
export function AuditFilters({ choice, onChange }: AuditFiltersProps) {
  return (
    <Flex align="end" aria-label="Filter the audit log" gap="3" role="group" wrap="wrap">
      <Field.Root flex="1 1 200px" maxW={{ md: "240px" }}>
        <Field.Label>Event</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            onChange={({ target }) => onChange({ ...choice, event: (target.value as AuditEvent) || null })}
            value={choice.event ?? ""}
          >
            <option value="">All events</option>
            {Object.entries(eventLabels).map(([event, label]) => (
              <option key={event} value={event}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root flex="1 1 200px" maxW={{ md: "280px" }}>
        <Field.Label>Who acted</Field.Label>
        <Input
          autoComplete="off"
          maxLength={254}
          onChange={({ target }) => onChange({ ...choice, actor: target.value })}
          placeholder="Email address"
          type="search"
          value={choice.actor}
        />
      </Field.Root>
      {days.map(({ name, label }) => (
        <Field.Root flex="1 1 160px" key={name} maxW={{ md: "170px" }}>
          <Field.Label>{label}</Field.Label>
          <Input
            onChange={({ target }) => onChange({ ...choice, [name]: target.value })}
            type="date"
            value={choice[name]}
          />
        </Field.Root>
      ))}
      {auditQuery(choice) !== "" && (
        <Button onClick={() => onChange(everything)} variant="ghost">
          Show all events
        </Button>
      )}
    </Flex>
  );
}
