/** A former slug of a renamed article. It follows the same rules as the former slugs of casinos. */
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
