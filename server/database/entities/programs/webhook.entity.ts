/** Webhooks, and the queue and log of their deliveries. */
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import type { ChangeFeedRow } from "../changeFeed.entity.js";

@Entity("webhooks")
export class Webhook {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  name!: string;

  @Column("text")
  url!: string;

  /** The types of rows that the webhook reports. If empty, it reports all types. */
  @Column("text", { array: true, default: () => "'{}'" })
  nouns!: ChangeFeedRow["noun"][];

  /**
   * The signing secret, which starts with `whsec_`. It is sealed if the operator has set a key (`secretBox.ts`). Every
   * attempt needs the secret, so it is not hashed.
   */
  @Column("text")
  secret!: string;

  /** The secret before the last rotation. Until it expires, messages are signed with both secrets. */
  @Column("text", { nullable: true })
  previousSecret!: string | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  previousSecretEndsAt!: Date | null;

  /** The name of the owner who created the webhook. */
  @Column("text")
  createdBy!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Null if the webhook is enabled. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  disabledAt!: Date | null;

  /** Why the server disabled the webhook, in one sentence. Null if an owner disabled it or if it is enabled. */
  @Column("text", { nullable: true })
  disabledReason!: string | null;

  /** The time of the first failure since the last success. Null if there is none. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  failingSince!: Date | null;

  /** The change feed that `feedSequence` belongs to. */
  @Column("text")
  feedEpoch!: string;

  /** The feed position of the last change that was added to the queue. */
  @Column("bigint")
  feedSequence!: string;
}

@Entity("webhook_deliveries")
@Index("webhook_deliveries_due", ["webhookId", "nextAttemptAt"], { where: "finished_at IS NULL" })
export class WebhookDelivery {
  /** Also the id of the message, which is the same in every attempt. */
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("uuid")
  webhookId!: string;

  @ManyToOne(() => Webhook, { onDelete: "CASCADE" })
  @JoinColumn({ name: "webhook_id", foreignKeyConstraintName: "webhook_deliveries_webhook_fkey" })
  webhook?: Relation<Webhook>;

  @Column("text")
  type!: string;

  /** The exact body, in JSON. */
  @Column("text")
  body!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("integer", { default: 0 })
  attempts!: number;

  /**
   * When a server may next send the message. A server postpones this time before it sends the message, so no other
   * server sends it too.
   */
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  nextAttemptAt!: Date;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  lastAttemptAt!: Date | null;

  /** The status of the last response. Null if there was no response. */
  @Column("integer", { nullable: true })
  status!: number | null;

  /** Why the last attempt failed. */
  @Column("text", { nullable: true })
  error!: string | null;

  /** When the message was delivered, or when the server gave up. Null while the message waits. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  finishedAt!: Date | null;

  @Column("boolean", { default: false })
  isDelivered!: boolean;
}
