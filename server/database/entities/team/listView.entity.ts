/** A saved view of a list in the panel: its search text, filters, order and page size. */
import type { EditableNoun } from "../../../../shared/nouns/registry.js";
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";

import { AdminAccount } from "./adminAccount.entity.js";

@Entity("list_views")
@Check("list_views_name_present", "btrim(name) <> ''")
export class ListView {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  /** The account that saved the view. Null in demo mode. */
  @Column("uuid", { nullable: true })
  accountId!: string | null;

  /** Used only for the foreign key. */
  @ManyToOne(() => AdminAccount, { onDelete: "CASCADE", nullable: true })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "list_views_account_fkey" })
  account?: Relation<AdminAccount> | null;

  @Column("text")
  noun!: EditableNoun;

  @Column("text")
  name!: string;

  /** The parameters of the list's URL, such as `q=aurora&isFeatured=true`. The panel ignores unknown parameters. */
  @Column("text")
  parameters!: string;

  /** Whether the whole team sees the view. */
  @Column("boolean", { default: false })
  isShared!: boolean;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
