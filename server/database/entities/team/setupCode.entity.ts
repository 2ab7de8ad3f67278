import { Check, Column, Entity, PrimaryColumn } from "typeorm";

/** The code for creating the first account. At most one row. */
@Entity("setup_code")
@Check("setup_code_only_one", "is_only")
export class SetupCodeRow {
  @PrimaryColumn("boolean", { default: true, primaryKeyConstraintName: "setup_code_pkey" })
  isOnly!: true;

  @Column("text")
  code!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
