/**
 * An author or reviewer of articles, or an editorial desk that articles name as their author. Articles refer to people
 * by name.
 */
import { ObjectType } from "type-graphql";
import { Entity, Index } from "typeorm";

import { person } from "../../../shared/nouns/person.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, columnOf } from "./columns.js";

/** The SQL expressions of the columns that the database computes. */
export const personSql = {
  nameSort: 'lower(name COLLATE "C")',
  searchText: "fold_text(name || ' ' || slug || ' ' || COALESCE(role, ''))",
};

const Value = columnOf(person);

@ObjectType({
  description: "An author or reviewer of articles, or an editorial desk that articles name as their author.",
  simpleResolvers: true,
})
@Entity("people")
@Index("people_slug_key", ["slug"], { unique: true })
export class Person extends CatalogueRow {
  @Value("The slug, unique among people: lowercase letters, digits and single hyphens.")
  slug!: string;

  @Value("The name exactly as it appears in articles.")
  name!: string;

  /** The sort key for names, computed by the database. */
  @DerivedColumn("text", personSql.nameSort, { collation: "C" })
  nameSort!: string;

  /** The name, slug, and role in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", personSql.searchText)
  searchText!: string;

  @Value("What the person does for the site.")
  role!: string | null;

  @Value("A few sentences about the person, as plain text.")
  bio!: string | null;

  @Value("The person's picture: an https URL or a path on our own site.")
  pictureUrl!: string | null;
}
