/** The tokens that programs use to access the API, and how much each token is used. */
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

import type { TokenScope } from "../../../shared/schema/policies.js";
import { AdminAccount } from "../team/adminAccount.entity.js";

@Entity("api_tokens")
@Check("api_tokens_scopes_known", "scopes <@ '{read,readDrafts,writeCatalogue}'::text[] AND cardinality(scopes) > 0")
@Check("api_tokens_units_positive", "units_per_minute > 0")
@Index("api_tokens_secret_hash_key", ["secretHash"], { unique: true })
@Index("api_tokens_of_account", ["accountId"])
export class ApiToken {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** Unique among the tokens that are not revoked. The history records this name. */
  @Column("text")
  name!: string;

  /** The SHA-256 hash of the token in hex. The token itself is not stored. */
  @Column("text")
  secretHash!: string;

  /** The token's first characters, so an owner recognizes it. */
  @Column("text")
  hint!: string;

  @Column("text", { array: true })
  scopes!: TokenScope[];

  @Column("integer")
  unitsPerMinute!: number;

  /** The account that created the token. The token can't do anything that this account can't do. */
  @Column("uuid")
  accountId!: string;

  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE" })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "api_tokens_account_fkey" })
  account?: Relation<AdminAccount>;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  /** Null if the token does not expire. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  expiresAt!: Date | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  firstUsedAt!: Date | null;

  /** When the token was last used, accurate to within a few seconds. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  revokedAt!: Date | null;
}

/** The usage of a token on one UTC day. */
@Entity("api_token_usage")
@Index("api_token_usage_by_day", ["day"])
export class ApiTokenUsage {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "api_token_usage_pkey" })
  tokenId!: string;

  @ManyToOne(() => ApiToken, { onDelete: "CASCADE" })
  @JoinColumn({ name: "token_id", foreignKeyConstraintName: "api_token_usage_token_fkey" })
  token?: Relation<ApiToken>;

  @PrimaryColumn("date", { primaryKeyConstraintName: "api_token_usage_pkey" })
  day!: string;

  @Column("bigint")
  requests!: string;

  @Column("bigint")
  units!: string;

  @Column("bigint")
  errors!: string;
}

/** How many times a token used a deprecated field, argument or value of the API. */
@Entity("api_token_deprecated_uses")
export class ApiTokenDeprecatedUse {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "api_token_deprecated_uses_pkey" })
  tokenId!: string;

  @ManyToOne(() => ApiToken, { onDelete: "CASCADE" })
  @JoinColumn({ name: "token_id", foreignKeyConstraintName: "api_token_deprecated_uses_token_fkey" })
  token?: Relation<ApiToken>;

  /** The element of the schema, such as `Bonus.code`. */
  @PrimaryColumn("text", { primaryKeyConstraintName: "api_token_deprecated_uses_pkey" })
  field!: string;

  @Column("bigint")
  requests!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  lastUsedAt!: Date;
}
