/**
 * An author or reviewer of articles, or an editorial desk that articles name as their author. Articles refer to people
 * by name.
 */
import { ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";

import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, FieldColumn, NullableColumn } from "./columns.js";

/** The SQL expressions of the columns that the database computes. */
export const personSql = {
  nameSort: 'lower(name COLLATE "C")',
  searchText: "fold_text(name || ' ' || slug || ' ' || COALESCE(role, ''))",
};

@ObjectType({
  description: "An author or reviewer of articles, or an editorial desk that articles name as their author.",
  simpleResolvers: true,
})
@Entity("people")
@Check("people_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("people_name_present", "btrim(name) <> ''")
@Index("people_slug_key", ["slug"], { unique: true })
export class Person extends CatalogueRow {
  @FieldColumn("text", "The slug, unique among people: lowercase letters, digits and single hyphens.")
  slug!: string;

  @FieldColumn("text", "The name exactly as it appears in articles.")
  name!: string;

  /** The sort key for names, computed by the database. */
  @DerivedColumn("text", personSql.nameSort, { collation: "C" })
  nameSort!: string;

  /** The name, slug, and role in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", personSql.searchText)
  searchText!: string;

  @NullableColumn("text", "What the person does for the site.")
  role!: string | null;

  @NullableColumn("text", "A few sentences about the person, as plain text.")
  bio!: string | null;

  @NullableColumn("text", "The person's picture: an https URL or a path on our own site.")
  pictureUrl!: string | null;
}
