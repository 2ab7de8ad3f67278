import { ArgsType, Field, InputType, ObjectType, registerEnumType } from "type-graphql";

import { AuditEventName, type AuditEvent } from "../../database/audit/auditEvents.js";
import { AuditEntry } from "../../database/entities/team/auditEntry.entity.js";
import { NullableText } from "../../shared/input/rules.js";
import { PageArgs } from "../../shared/schema/connection.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";
import { nouns, nounsWith } from "../../../shared/nouns/registry.js";
import { toSnakeCase } from "../../database/connection/naming.js";
import { textLimits } from "../../../shared/textLimits.js";

export const AuditEntryConnection = connectionTypes("AuditEntry", AuditEntry, "audit entries");

@ObjectType({ description: "A detail of an event, such as the former role.", simpleResolvers: true })
export class AuditDetail {
  @Field(() => String, { description: "The name of the detail, such as `from`." })
  name!: string;

  @Field(() => String, { description: "The value as text." })
  value!: string;
}

@InputType({ description: "Filters the audit log. An entry must meet all conditions." })
export class AuditLogFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "Only events that this actor caused: an email address (case is ignored), `token` followed by the exact name of an API token, `demo`, or `command line`.",
  })
  @NullableText("name of the actor", textLimits.email)
  actor?: string | null;

  @Field(() => AuditEventName, { nullable: true, description: "Only this event." })
  event?: AuditEvent | null;

  @Field(() => Date, { nullable: true, description: "Only events at or after this time." })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: "Only events before this time." })
  to?: Date | null;
}

@ArgsType()
export class AuditLogArgs extends PageArgs {
  @Field(() => AuditLogFilter, { nullable: true, description: "Which entries to return; all if omitted." })
  filter?: AuditLogFilter | null;
}

/** The lists that the panel can export: those of the nouns, and two others. */
const exported = {
  ...Object.fromEntries(nounsWith("isEditable").map((noun) => [nouns[noun].plural, `The ${nouns[noun].plural}.`])),
  subscribers: "The newsletter list.",
  auditLog: "The audit log.",
};

/** The audit log stores the values. The API uses the names, such as `AUDIT_LOG`. */
export const ExportedList: Record<string, string> = Object.fromEntries(
  Object.keys(exported).map((list) => [toSnakeCase(list).toUpperCase(), list]),
);

registerEnumType(ExportedList, {
  name: "ExportedList",
  description: "A list that the admin panel exports to a file.",
  valuesConfig: Object.fromEntries(
    Object.values(exported).map((description, at) => [Object.keys(ExportedList)[at]!, { description }]),
  ),
});
