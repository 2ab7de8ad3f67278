/**
 * A redirect from a path without a page to another address. Other tables contain the former slugs of casinos and
 * articles.
 */
import { ObjectType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";

import { redirect } from "../../../shared/nouns/redirect.js";
import { CatalogueRow } from "./catalogueRow.js";
import { DerivedColumn, columnOf } from "./columns.js";

/** The SQL expressions of the columns that the database computes. */
export const redirectSql = {
  pathSort: 'lower(from_path COLLATE "C")',
  searchText: "fold_text(from_path || ' ' || to_url || ' ' || COALESCE(note, ''))",
  targetPath: "regexp_replace(to_url, '[?#].*$', '')",
};

const Value = columnOf(redirect);

@ObjectType({
  description: "A redirect from a path to another address. It applies only where the site has no page.",
  simpleResolvers: true,
})
@Entity("redirects")
@Check("redirects_from_path_form", "from_path ~ '^/[^/\\\\?#][^\\\\?#]*$' AND length(from_path) <= 500")
@Check("redirects_to_url_form", "to_url ~ '^(/([^/\\\\]|$)|https://)'")
@Check("redirects_no_loop", "from_path <> target_path")
@Index("redirects_from_path_key", ["fromPath"], { unique: true })
export class Redirect extends CatalogueRow {
  @Value(
    "The path that redirects, without a query string; unique among redirects and case-sensitive. The server removes a slash at the end and decodes percent-encoding.",
  )
  fromPath!: string;

  @Value(
    "The target: a path on our own site or an https URL. The server appends the query string of the request. The target must not be the path of another redirect.",
  )
  toUrl!: string;

  @Value(
    "Whether the redirect is permanent. If true, the status is 301 and search engines list the new address. Otherwise, the status is 302.",
  )
  isPermanent!: boolean;

  @Value("A note for editors, such as why the redirect exists.")
  note!: string | null;

  /** The sort key for paths, computed by the database. */
  @DerivedColumn("text", redirectSql.pathSort, { collation: "C" })
  pathSort!: string;

  /** The path, the target and the note in lowercase without accents, for searches. Computed by the database. */
  @DerivedColumn("text", redirectSql.searchText)
  searchText!: string;

  /** The target without its query string and fragment, for finding chains. Computed by the database. */
  @DerivedColumn("text", redirectSql.targetPath)
  targetPath!: string;
}
