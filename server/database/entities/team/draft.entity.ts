/**
 * A draft is a pending change to a row, or a pending new row. Apart from previews, nothing that visitors see reads this
 * table.
 */
import type { Noun } from "../../../../shared/nouns/registry.js";
import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from "typeorm";

import { CatalogueNoun } from "../../../shared/schema/catalogue/catalogueNoun.js";

/** The database stores the values. The API uses the names. */
export enum DraftState {
  DRAFT = "draft",
  IN_REVIEW = "inReview",
  SCHEDULED = "scheduled",
  PUBLISHED = "published",
  DISCARDED = "discarded",
}

registerEnumType(DraftState, {
  name: "DraftState",
  description: "The state of a draft.",
  valuesConfig: {
    DRAFT: { description: "Its author is still working on it." },
    IN_REVIEW: { description: "It is waiting for review." },
    SCHEDULED: { description: "The server will publish it at `publishAt`." },
    PUBLISHED: { description: "Its changes have been published." },
    DISCARDED: { description: "It will not be published." },
  },
});

/** The states of drafts that can still be published. */
export const openStates = [DraftState.DRAFT, DraftState.IN_REVIEW, DraftState.SCHEDULED];

@ObjectType({
  description:
    "A pending change to a row, or a pending new row. Until it is published, visitors can see it only with a link to a preview.",
  simpleResolvers: true,
})
@Entity("drafts")
@Check("drafts_state_known", "state IN ('draft', 'inReview', 'scheduled', 'published', 'discarded')")
@Check("drafts_scheduled_has_time", "state <> 'scheduled' OR publish_at IS NOT NULL")
@Index("drafts_by_date", ["updatedAt", "id"])
@Index("drafts_of_row", ["rowId", "noun"])
@Index("drafts_due", ["publishAt"], { where: "state = 'scheduled'" })
export class Draft {
  @Field(() => ID, {
    description: "The UUID of the draft. If the draft is a new row, the row has the same id after publication.",
  })
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Field(() => Int, { description: "Increases by one with every change. Send the version that you loaded." })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => CatalogueNoun, { description: "The type of the row." })
  @Column("text")
  noun!: Noun;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the row that the draft changes; null for a new row until publication.",
  })
  @Column("uuid", { nullable: true })
  rowId!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version of the row that the draft changes. Null for a new row, and for a draft that only hides a row.",
  })
  @Column("integer", { nullable: true })
  baseVersion!: number | null;

  @Field(() => String, { description: "The name, title or path of the row." })
  @Column("text")
  name!: string;

  @Field(() => GraphQLJSONObject, {
    description: "The changed fields, as in the input of the mutation that updates the row.",
  })
  @Column("jsonb")
  patch!: Record<string, unknown>;

  @Field(() => DraftState, { description: "The state of the draft." })
  @Column("text", { default: DraftState.DRAFT })
  state!: DraftState;

  @Field(() => String, {
    description:
      "Who created the draft: the email address of an account, `token` followed by the name of an API token, or `demo` in demo mode.",
  })
  @Column("text")
  createdBy!: string;

  /**
   * The id of the account or the API token that created the draft. Null in demo mode, and for a draft of an earlier
   * release whose author the database no longer had.
   */
  @Column("uuid", { nullable: true })
  createdById!: string | null;

  @Field(() => String, { nullable: true, description: "The reviewer's last comment; null if there is none." })
  @Column("text", { nullable: true })
  comment!: string | null;

  @Field(() => String, { nullable: true, description: "Who wrote `comment`; null if there is none." })
  @Column("text", { nullable: true })
  commentBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The editor who approved the draft in its current form; null if no editor has. Changing the draft clears the approval.",
  })
  @Column("text", { nullable: true })
  approvedBy!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "The time that the draft is scheduled for; null if there is none.",
  })
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  publishAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "Who last scheduled the draft; null if nobody has, or if the schedule was canceled.",
  })
  @Column("text", { nullable: true })
  scheduledBy!: string | null;

  /** The id of the account or the API token that scheduled the draft. Null in demo mode, or if it is not scheduled. */
  @Column("uuid", { nullable: true })
  scheduledById!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the scheduled publication failed, and what to do next; null if it did not fail.",
  })
  @Column("text", { nullable: true })
  failure!: string | null;

  @Field(() => Date, { description: "When the draft was created." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Field(() => Date, { description: "When the draft was last changed." })
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  updatedAt!: Date;
}

/**
 * A link to the preview of a draft. It works without a session until it expires, or until its creator can't see the
 * draft anymore.
 */
@Entity("draft_previews")
@Index("draft_previews_of_draft", ["draftId"])
export class DraftPreviewLink {
  /** The SHA-256 hash of the token in hex. Only the link contains the token itself. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "draft_previews_pkey" })
  tokenHash!: string;

  @Column("uuid")
  draftId!: string;

  @ManyToOne(() => Draft, { onDelete: "CASCADE" })
  @JoinColumn({ name: "draft_id", foreignKeyConstraintName: "draft_previews_draft_fkey" })
  draft?: Relation<Draft>;

  /** The id of the account or the API token that created the link. Null in demo mode. */
  @Column("uuid", { nullable: true })
  createdById!: string | null;

  @Column("timestamp with time zone", { precision: 3 })
  expiresAt!: Date;
}
