import type { Noun } from "../../../shared/nouns/registry.js";
import { IsUUID } from "class-validator";
import { ArgsType, Field, ID, ObjectType } from "type-graphql";

import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";

function IsId(name: string): PropertyDecorator {
  return IsUUID("all", { message: `\`${name}\` must be a UUID.` });
}

@ArgsType()
export class PresenceArgs {
  @Field(() => CatalogueNoun, { description: "The type of the row." })
  noun!: Noun;

  @Field(() => ID, { description: "The id of the row." })
  @IsId("id")
  id!: string;

  @Field(() => ID, { description: "A UUID that you generate when you open the form." })
  @IsId("formId")
  formId!: string;
}

@ObjectType({ description: "An editor who has a row open.", simpleResolvers: true })
export class RowEditor {
  @Field(() => String, { description: "The display name or the email address of the account; `demo` in demo mode." })
  name!: string;

  @Field(() => Date, { description: "When the editor opened the row." })
  since!: Date;
}
