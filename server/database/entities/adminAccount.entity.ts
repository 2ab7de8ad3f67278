/** An editor's account. */
import { Column, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

@Entity("admin_accounts")
@Index("admin_accounts_email_key", { synchronize: false })
export class AdminAccount {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** In lower case; unique without regard to it. The name that the history records. */
  @Column("text")
  email!: string;

  /** argon2id, with its parameters and salt. */
  @Column("text")
  passwordHash!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  passwordChangedAt!: Date;
}
