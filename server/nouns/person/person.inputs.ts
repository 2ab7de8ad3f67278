/** The inputs of the operations on people, with all rules that can be checked without the database. */
import { InputType, registerEnumType } from "type-graphql";

import { Person } from "../../database/entities/person.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import { FilterIds, FilterText } from "../../catalogue/list/filterFields.js";

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
