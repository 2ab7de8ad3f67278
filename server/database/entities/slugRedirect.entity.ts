/**
 * A former slug of a casino. The table intentionally has no foreign key. The redirects of a deleted casino lead
 * nowhere, and work again after the deletion is undone. A casino's current slug always takes precedence over a
 * redirect.
 */
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("slug_redirects")
export class SlugRedirect {
  @PrimaryColumn("text")
  slug!: string;

  @Column("uuid")
  casinoId!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
