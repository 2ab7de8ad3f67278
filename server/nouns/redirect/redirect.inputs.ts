/** The inputs of the operations on redirects, with all rules that can be checked without the database. */
import { Field, InputType, ObjectType, registerEnumType } from "type-graphql";

import { Redirect } from "../../database/entities/redirect.entity.js";
import { connectionTypes, datedOrderDescriptions } from "../../shared/schema/connectionTypes.js";
import { FilterIds, FilterText } from "../../catalogue/list/filterFields.js";

export const RedirectConnection = connectionTypes("Redirect", Redirect, "redirects");

export enum RedirectOrder {
  PATH_ASC = "PATH_ASC",
  PATH_DESC = "PATH_DESC",
  CREATED_DESC = "CREATED_DESC",
  CREATED_ASC = "CREATED_ASC",
  UPDATED_DESC = "UPDATED_DESC",
  UPDATED_ASC = "UPDATED_ASC",
}

registerEnumType(RedirectOrder, {
  name: "RedirectOrder",
  description: "The order of a list of redirects. Ties are broken by id.",
  valuesConfig: {
    PATH_ASC: { description: "By the path that redirects, A to Z." },
    PATH_DESC: { description: "By the path that redirects, Z to A." },
    ...datedOrderDescriptions,
  },
});

@InputType({ description: "Filters a list of redirects. Omitted and null fields are ignored." })
export class RedirectFilter {
  @FilterIds("redirects")
  ids?: string[] | null;

  @FilterText("redirects whose path, target and note")
  search?: string | null;
}

@ObjectType({ description: "The target of a redirect.", simpleResolvers: true })
export class RedirectTarget {
  @Field(() => String, { description: "A path on our own site, with or without a query string, or an https URL." })
  url!: string;

  @Field(() => Boolean, { description: "Whether the redirect is permanent." })
  isPermanent!: boolean;
}
