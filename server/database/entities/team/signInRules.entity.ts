/** The rules that owners set for every sign-in. The table has one row. */
import { Check, Column, Entity, PrimaryColumn } from "typeorm";

@Entity("sign_in_rules")
@Check("sign_in_rules_single", "id = 1")
export class SignInRules {
  @PrimaryColumn("smallint", { default: 1 })
  id!: number;

  /** Whether every account must have a second factor. */
  @Column("boolean", { default: false })
  requiresSecondFactor!: boolean;
}
