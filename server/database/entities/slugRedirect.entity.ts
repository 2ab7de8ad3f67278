/**
 * A slug that a casino had before it was renamed. No foreign key, on purpose: a deleted casino's redirects lead nowhere,
 * and work again when the deletion is undone. A casino's present slug always wins over a redirect.
 */
import { Column, Entity, Index, PrimaryColumn } from "typeorm";

@Entity("slug_redirects")
@Index("slug_redirects_of_casino", { synchronize: false })
export class SlugRedirect {
  @PrimaryColumn("text")
  slug!: string;

  @Column("uuid")
  casinoId!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
