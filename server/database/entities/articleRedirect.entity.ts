/** A former slug of an article. It follows the same rules as a casino's former slugs. */
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("article_redirects")
export class ArticleRedirect {
  @PrimaryColumn("text")
  slug!: string;

  @Column("uuid")
  articleId!: string;

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
