import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";

import { Draft } from "../../database/entities/team/draft.entity.js";
import { topFieldCost } from "../../shared/limits.js";
import { updateCost } from "../history/casinoUpdates.js";
import { Allow } from "../../shared/schema/allow.js";
import { changeOf, ReasonArg } from "../../shared/schema/catalogue/changeReason.js";
import { warningsCost, warningsDescription, warningsOf } from "../../shared/schema/catalogue/rowWarnings.js";
import { readPage } from "../../shared/schema/connection.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../context.js";
import {
  approveDraft,
  createDraft,
  createPreviewLink,
  discardDraft,
  returnDraft,
  submitDraft,
  updateDraft,
} from "./draft.commands.js";
import {
  DraftConnection,
  DraftInput,
  DraftPreview,
  DraftsArgs,
  DraftUpdateInput,
  DraftVersionArgs,
  Publication,
  ReturnDraftArgs,
  ScheduleDraftArgs,
  ScheduleUnpublishingArgs,
} from "./draft.inputs.js";
import { publishDraft } from "./draft.publish.js";
import { findDraft, findDrafts, findSchedule, isDraftOf, maxListedSchedule } from "./draft.queries.js";
import { scheduleDraft, scheduleUnpublishing, unscheduleDraft } from "./draft.schedule.js";

const ifGone =
  "Fails with NOT_FOUND if the draft does not exist or you can't see it. Fails with CONFLICT if the draft has changed since you loaded it, or has been published or discarded.";

@Resolver(() => Draft)
export class DraftResolver {
  @Allow("readDrafts")
  @Query(() => DraftConnection, {
    description: "The drafts, most recently changed first, paged. Contributors see only their own drafts.",
  })
  drafts(@Ctx() { db, viewer }: Context, @Info() info: GraphQLResolveInfo, @Args(() => DraftsArgs) args: DraftsArgs) {
    const fields = selectedFields(info, "Draft");
    return findDrafts(db, viewer!, { filter: args.filter ?? {}, page: readPage(args, info), fields });
  }

  @Allow("readDrafts")
  @Query(() => Draft, {
    nullable: true,
    description: "One draft; null if it does not exist or you can't see it.",
  })
  draft(
    @Ctx() { db, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "The id of the draft." }) id: string,
  ): Promise<Draft | null> {
    return findDraft(db, viewer!, { id, fields: selectedFields(info, "Draft") });
  }

  @Allow("readDrafts")
  @Query(() => [Draft], {
    complexity: ({ childComplexity }) => 1 + topFieldCost + childComplexity * 20,
    description: `The scheduled drafts, earliest publication first, at most ${maxListedSchedule}. Contributors see only their own drafts.`,
  })
  schedule(@Ctx() { db, viewer }: Context, @Info() info: GraphQLResolveInfo): Promise<Draft[]> {
    return findSchedule(db, viewer!, selectedFields(info, "Draft"));
  }

  @Allow("readDrafts")
  @FieldResolver(() => Boolean, { description: "Whether you created the draft." })
  isMine(@Root() draft: Draft, @Ctx() { viewer }: Context): boolean {
    return isDraftOf(viewer!, draft);
  }

  @Allow("readDrafts")
  @FieldResolver(() => [String], { nullable: true, complexity: warningsCost, description: warningsDescription })
  async warnings(
    @Root() { noun, rowId, patch }: Draft,
    @Ctx() { draftedNouns, loaders, pages }: Context,
  ): Promise<string[] | null> {
    const { findWarnings } = draftedNouns[noun];
    if (findWarnings === undefined) return [];
    const row = rowId === null ? null : await loaders.rowOfNoun(noun).load(rowId);
    return warningsOf(findWarnings, { ...row, ...patch }, pages);
  }

  @Allow("writeDrafts")
  @Mutation(() => Draft, {
    description:
      "Creates a draft. The server checks the draft's fields, but not whether required fields are missing. Fails with BAD_USER_INPUT for a field that the row does not have or that breaks a rule, and with NOT_FOUND if the row does not exist.",
  })
  createDraft(
    @Ctx() context: Context,
    @Arg("input", () => DraftInput, { description: "The new draft." }) input: DraftInput,
  ): Promise<Draft> {
    return createDraft(context, context.viewer!, input);
  }

  @Allow("writeDrafts")
  @Mutation(() => Draft, {
    description: `Replaces the fields of a draft, which clears its approval. Contributors and API tokens can change only their own drafts, and only publishers can change scheduled drafts. ${ifGone}`,
  })
  updateDraft(
    @Ctx() context: Context,
    @Args(() => DraftVersionArgs) draft: DraftVersionArgs,
    @Arg("input", () => DraftUpdateInput, { description: "The changes." }) input: DraftUpdateInput,
  ): Promise<Draft> {
    return updateDraft(context, { ...draft, viewer: context.viewer! }, input);
  }

  @Allow("writeDrafts")
  @Mutation(() => Draft, { description: `Submits a draft for review. ${ifGone}` })
  submitDraft(@Ctx() context: Context, @Args(() => DraftVersionArgs) draft: DraftVersionArgs): Promise<Draft> {
    return submitDraft(context, { ...draft, viewer: context.viewer! });
  }

  @Allow("writeDrafts")
  @Mutation(() => Draft, {
    description: `Discards a draft. Contributors and API tokens can discard only their own drafts, and only publishers can discard scheduled drafts. ${ifGone}`,
  })
  discardDraft(@Ctx() context: Context, @Args(() => DraftVersionArgs) draft: DraftVersionArgs): Promise<Draft> {
    return discardDraft(context, { ...draft, viewer: context.viewer! });
  }

  @Allow("editAllDrafts")
  @Mutation(() => Draft, { description: `Sends a submitted draft back to its author with a comment. ${ifGone}` })
  returnDraft(
    @Ctx() context: Context,
    @Args(() => ReturnDraftArgs) { comment, ...draft }: ReturnDraftArgs,
  ): Promise<Draft> {
    return returnDraft(context, { ...draft, viewer: context.viewer! }, comment);
  }

  @Allow("editAllDrafts")
  @Mutation(() => Draft, {
    description: `Records that you approve a submitted draft as it is. Publishing a draft does not require approval. ${ifGone}`,
  })
  approveDraft(@Ctx() context: Context, @Args(() => DraftVersionArgs) draft: DraftVersionArgs): Promise<Draft> {
    return approveDraft(context, { ...draft, viewer: context.viewer! });
  }

  @Allow("writeDrafts")
  @Mutation(() => DraftPreview, {
    description:
      "Creates a link to a preview of the row's page with the draft's changes. The link works for an hour, without a session, as long as you can see the draft. Fails with NOT_FOUND if the draft does not exist, you can't see it, or it has been published or discarded. Fails with BAD_USER_INPUT if the row has no page.",
  })
  createDraftPreview(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the draft." }) id: string,
  ): Promise<DraftPreview> {
    return createPreviewLink(context, context.viewer!, id);
  }

  @Allow("writeCatalogue")
  @Mutation(() => Publication, {
    complexity: ({ childComplexity }) => 1 + topFieldCost + updateCost + childComplexity,
    description: `Publishes a draft: adds the row or changes its fields. Publishing a draft of the settings requires the role OWNER. Fails with CONFLICT if another write has changed one of the draft's fields since its \`baseVersion\`. Fails with BAD_USER_INPUT for fields that are missing or break a rule. ${ifGone}`,
  })
  publishDraft(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => DraftVersionArgs) draft: DraftVersionArgs,
    @ReasonArg() reason?: string | null,
  ): Promise<Publication> {
    return publishDraft(context, { ...draft, viewer: context.viewer! }, changeOf(context, info, reason));
  }

  @Allow("writeCatalogue")
  @Mutation(() => Draft, {
    description: `Schedules a draft for publication at the given time. Fails like \`publishDraft\` if the draft could not be published now. If the publication fails later, or if you are no longer allowed to publish at that time, the draft goes back to waiting for review, and \`failure\` says why. If the draft is already scheduled, this changes its time. ${ifGone}`,
  })
  scheduleDraft(
    @Ctx() context: Context,
    @Args(() => ScheduleDraftArgs) { publishAt, unpublishAt, ...draft }: ScheduleDraftArgs,
  ): Promise<Draft> {
    return scheduleDraft(context, { ...draft, viewer: context.viewer! }, { publishAt, unpublishAt });
  }

  @Allow("writeCatalogue")
  @Mutation(() => Draft, {
    description: `Cancels the scheduled publication of a draft, which then goes back to waiting for review. If the draft adds a new row, this also discards the draft that would later hide the row. ${ifGone}`,
  })
  unscheduleDraft(@Ctx() context: Context, @Args(() => DraftVersionArgs) draft: DraftVersionArgs): Promise<Draft> {
    return unscheduleDraft(context, { ...draft, viewer: context.viewer! });
  }

  @Allow("writeCatalogue")
  @Mutation(() => Draft, {
    description:
      "Creates a scheduled draft that hides a bonus or an article from visitors at the given time. Replaces an earlier draft that would hide the row. Fails with NOT_FOUND if the row does not exist, and with BAD_USER_INPUT for a time in the past.",
  })
  scheduleUnpublishing(
    @Ctx() context: Context,
    @Args(() => ScheduleUnpublishingArgs) args: ScheduleUnpublishingArgs,
  ): Promise<Draft> {
    return scheduleUnpublishing(context, context.viewer!, args);
  }
}
