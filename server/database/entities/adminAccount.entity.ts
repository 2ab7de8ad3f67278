/** An editor's account. */
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";

@Entity("admin_accounts")
export class AdminAccount {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The email address in lowercase, unique regardless of case. The history records it as the editor's name. */
  @Column("text")
  email!: string;

  /** The argon2id hash with its parameters and salt. */
  @Column("text")
  passwordHash!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  passwordChangedAt!: Date;
}
