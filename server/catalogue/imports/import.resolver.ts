/** Imports many rows into the catalogue in four steps: begin, append, preview, and apply. */
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { Import, ImportRow } from "../../database/entities/import.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { changeOf, ReasonArg } from "../../shared/schema/catalogue/changeReason.js";
import { warningsCost, warningsDescription, warningsOf } from "../../shared/schema/catalogue/rowWarnings.js";
import { readPage } from "../../shared/schema/connection.js";
import { maxBodyBytes } from "../../shared/limits.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { appendImportRows, beginImport } from "./import.commands.js";
import {
  AppendImportRowsArgs,
  BeginImportArgs,
  ImportedRow,
  ImportPreview,
  ImportedRowArgs,
  ImportedRowConnection,
  maxAppendedRows,
} from "./import.inputs.js";
import { applyImport } from "./importApply.js";
import { findImport, findImportedRows, previewImport } from "./import.queries.js";
import { maxImportRows } from "../../../shared/apiLimits.js";

@Resolver(() => Import)
export class ImportResolver {
  @Allow("importRows")
  @Query(() => Import, { nullable: true, description: "One import; null if it does not exist." })
  import(
    @Ctx() { db }: Context,
    @Arg("id", () => ID, { description: "The id of the import." }) id: string,
  ): Promise<Import | null> {
    return findImport(db, id);
  }

  @Allow("importRows")
  @Query(() => ImportPreview, {
    description:
      "The effect of an import on each row, and each row's problems. Fails with NOT_FOUND if the import does not exist, " +
      "and with CONFLICT if it was already applied. Fails with BAD_USER_INPUT if it has no rows or a gap in their positions.",
  })
  importPreview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the import." }) id: string,
  ): Promise<ImportPreview> {
    return previewImport(context, id);
  }

  @Allow("importRows")
  @Mutation(() => Import, {
    description:
      "Begins an import of up to 10,000 rows of one type. The catalogue does not change until the import is applied. " +
      "Fails with BAD_USER_INPUT if columns are unknown, repeated or missing; the error lists the columns.",
  })
  beginImport(@Ctx() context: Context, @Args(() => BeginImportArgs) args: BeginImportArgs): Promise<Import> {
    return beginImport(context, context.viewer!.name, args);
  }

  @Allow("importRows")
  @Mutation(() => Import, {
    description:
      "Adds rows to an import. A row at the same position replaces the earlier row, so a retry after a timeout creates no duplicates. " +
      "Fails with REQUEST_TOO_LARGE if the request is too large. In that case, send fewer rows. Fails with CONFLICT if the import was already applied.",
  })
  appendImportRows(
    @Ctx() context: Context,
    @Args(() => AppendImportRowsArgs) args: AppendImportRowsArgs,
  ): Promise<Import> {
    return appendImportRows(context, args);
  }

  @Allow("importRows")
  @Mutation(() => ChangeSet, {
    nullable: true,
    description:
      "Imports all rows or none. Returns the change set, or null if nothing changes. " +
      "Applying the import again returns the same change set. Fails with BAD_USER_INPUT if rows are invalid, or if there are no rows or a gap in their positions. " +
      "Fails with CONFLICT if catalogue rows were changed or deleted since the preview, or if a slug was taken; the error lists the rows.",
  })
  async applyImport(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "The id of the import." }) id: string,
    @ReasonArg() reason?: string | null,
  ): Promise<ChangeSet | null> {
    const changeSetId = await applyImport(context, changeOf(context, info, reason), id);
    return changeSetId === null ? null : context.loaders.changeSetById.load(changeSetId);
  }

  @FieldResolver(() => Int, { description: "How many rows the import contains so far." })
  rowCount(@Root() { id }: Import, @Ctx() { db }: Context): Promise<number> {
    return db.getRepository(ImportRow).countBy({ importId: id });
  }

  @FieldResolver(() => Int, { description: "The maximum number of rows in an import." })
  maxRows(): number {
    return maxImportRows;
  }

  @FieldResolver(() => Int, { description: "The maximum number of rows to append at a time." })
  maxRowsPerRequest(): number {
    return maxAppendedRows;
  }

  @FieldResolver(() => Int, {
    description:
      "The maximum size of one request body in bytes, as JSON in UTF-8. Split larger imports into several requests.",
  })
  maxBytesPerRequest(): number {
    return maxBodyBytes;
  }
}

@Resolver(() => ImportedRow)
export class ImportedRowResolver {
  @FieldResolver(() => [String], { nullable: true, complexity: warningsCost, description: warningsDescription })
  async warnings(@Root() { stored }: ImportedRow, @Ctx() { importedNouns, pages }: Context): Promise<string[] | null> {
    return stored === null ? [] : warningsOf(importedNouns[stored.noun].findWarnings, stored.values, pages);
  }
}

@Resolver(() => ImportPreview)
export class ImportPreviewResolver {
  @FieldResolver(() => ImportedRowConnection, { description: "The rows in the order of the file, paged." })
  rows(
    @Root() preview: ImportPreview,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ImportedRowArgs) { outcome = null, ...pageArgs }: ImportedRowArgs,
  ) {
    const hasChanges = selectedFields(info, "ImportedRow").has("changes");
    return findImportedRows(context, { import: preview.import, outcome, page: readPage(pageArgs), hasChanges });
  }
}
