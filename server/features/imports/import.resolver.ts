/** Brings many rows into the catalogue at once: begin, append, look at the preview, apply. */
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { ChangeSet } from "../../database/entities/history.entity.js";
import { Import } from "../../database/entities/import.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { readPage } from "../../shared/schema/connection.js";
import { maxAppendedRows, maxBodyBytes, maxImportRows } from "../../shared/limits.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import { appendImportRows, beginImport } from "./import.commands.js";
import {
  AppendImportRowsArgs,
  BeginImportArgs,
  ImportedRowArgs,
  ImportedRowConnection,
  ImportPreview,
} from "./import.inputs.js";
import { applyImport } from "./importApply.js";
import { countRows, findImport, findImportedRows, previewImport } from "./import.queries.js";

@Resolver(() => Import)
export class ImportResolver {
  @Allow("writeCatalogue")
  @Query(() => Import, { nullable: true, description: "One import; null when there is none. Needs a session." })
  import(
    @Ctx() { db }: Context,
    @Arg("id", () => ID, { description: "Which import." }) id: string,
  ): Promise<Import | null> {
    return findImport(db, id);
  }

  @Allow("writeCatalogue")
  @Query(() => ImportPreview, {
    description:
      "What an import would do with each of its rows, and what is wrong with them. NOT_FOUND when there is no such import, " +
      "BAD_USER_INPUT while rows are missing, CONFLICT once it is applied. Needs a session.",
  })
  importPreview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which import." }) id: string,
  ): Promise<ImportPreview> {
    return previewImport(context, id);
  }

  @Allow("writeCatalogue")
  @Mutation(() => Import, {
    description:
      "Begins an import of up to 10,000 rows of one kind; nothing is in the catalogue before it is applied. " +
      "BAD_USER_INPUT naming each column that is unknown, there twice or missing. Needs a session.",
  })
  beginImport(@Ctx() context: Context, @Args(() => BeginImportArgs) args: BeginImportArgs): Promise<Import> {
    return beginImport(context, context.viewer!.name, args);
  }

  @Allow("writeCatalogue")
  @Mutation(() => Import, {
    description:
      "Adds rows to an import. Rows of the same place take the place of those sent before, so that sending again after a timeout doubles nothing. " +
      "REQUEST_TOO_LARGE when they are more than one request holds: send fewer at a time. CONFLICT once the import is applied. Needs a session.",
  })
  appendImportRows(
    @Ctx() context: Context,
    @Args(() => AppendImportRowsArgs) args: AppendImportRowsArgs,
  ): Promise<Import> {
    return appendImportRows(context, args);
  }

  @Allow("writeCatalogue")
  @Mutation(() => ChangeSet, {
    nullable: true,
    description:
      "Brings every row of an import into the catalogue, or none, and answers the change set; null where every row had its values already. " +
      "Applied again, it answers the same. BAD_USER_INPUT while rows are wrong or missing; " +
      "CONFLICT naming the rows that were changed or deleted since the preview, or whose slug was taken. Needs a session.",
  })
  async applyImport(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Which import." }) id: string,
  ): Promise<ChangeSet | null> {
    const changeSetId = await applyImport(context, context.viewer!.name, id);
    return changeSetId === null ? null : context.loaders.changeSetById.load(changeSetId);
  }

  @FieldResolver(() => Int, { description: "How many rows it has by now." })
  rowCount(@Root() { id }: Import, @Ctx() { db }: Context): Promise<number> {
    return countRows(db, id);
  }

  @FieldResolver(() => Int, { description: "How many rows an import has at most." })
  maxRows(): number {
    return maxImportRows;
  }

  @FieldResolver(() => Int, { description: "How many rows are appended at a time at most." })
  maxRowsPerRequest(): number {
    return maxAppendedRows;
  }

  @FieldResolver(() => Int, {
    description:
      "How many bytes one request has at most, the whole JSON of it in UTF-8. Rows that need more are sent in several.",
  })
  maxBytesPerRequest(): number {
    return maxBodyBytes;
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
