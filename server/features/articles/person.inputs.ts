/** The inputs of the operations on people, with all rules that can be checked without the database. */
import { Field, InputType, registerEnumType } from "type-graphql";

import { Person } from "../../database/entities/person.entity.js";
import {
  NonNullLine,
  NonNullSlug,
  NullableLine,
  NullableText,
  RequiredLine,
  RequiredSlug,
} from "../../shared/input/rules.js";
import { NullablePicture } from "../../shared/input/addressRules.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import { FilterIds, FilterText } from "../../shared/schema/filterFields.js";
import { FieldOf, NewRowId } from "../../shared/schema/inputFields.js";
import { textLimits } from "../../shared/textLimits.js";

export const PersonConnection = connectionTypes("Person", Person, "people");

export enum PersonOrder {
  NAME_ASC = "NAME_ASC",
  NAME_DESC = "NAME_DESC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
}

registerEnumType(PersonOrder, {
  name: "PersonOrder",
  description: "The order of a list of people. Ties are broken by id.",
  valuesConfig: {
    NAME_ASC: { description: "By name, A to Z." },
    NAME_DESC: { description: "By name, Z to A." },
    ...datedOrderDescriptions,
  },
});

@InputType({ description: "Filters a list of people. Omitted and null fields are ignored." })
export class PersonFilter {
  @FilterIds("people")
  ids?: string[] | null;

  @FilterText("people whose name, slug and role")
  search?: string | null;
}

@InputType({ description: "The values to set on all of the people. Omitted fields stay unchanged." })
export class PersonBulkInput {
  @FieldOf(Person, NullableLine("role"))
  role?: string | null;

  @FieldOf(Person, NullableText("short bio", textLimits.paragraph))
  bio?: string | null;

  @FieldOf(Person, NullablePicture("picture URL"))
  pictureUrl?: string | null;
}

@InputType({ description: "A new author or reviewer. Omitted fields are null." })
export class PersonInput extends PersonBulkInput {
  @NewRowId()
  id?: string;

  @FieldOf(Person, RequiredLine("name"), { nullable: false })
  name!: string;

  @Field(() => String, {
    description:
      "The slug, unique among people. The server normalizes it to lowercase letters, digits and single hyphens.",
  })
  @RequiredSlug()
  slug!: string;
}

@InputType({
  description: "Changes to a person. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
export class PersonUpdateInput extends PersonBulkInput {
  @FieldOf(Person, NonNullLine("name"))
  name?: string;

  @Field(() => String, { nullable: true, description: "The slug, unique among people. The server normalizes it." })
  @NonNullSlug()
  slug?: string;
}
