/** The parts of an article's content. */
import { createUnionType, Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A part of an article's text.", simpleResolvers: true })
export class ArticleHtml {
  @Field(() => String, {
    description:
      "Safe HTML: paragraphs, headings 2 to 4, lists, quotes, code, tables, links and pictures, without scripts or styles.",
  })
  html!: string;
}

@ObjectType({ description: "A casino embedded in an article.", simpleResolvers: true })
export class ArticleCasino {
  casinoId!: string;
}

@ObjectType({
  description: "A bonus embedded in an article. Visitors see it only while the bonus is active.",
  simpleResolvers: true,
})
export class ArticleBonus {
  bonusId!: string;
}

@ObjectType({
  description: "The trust score of a casino with its receipt, embedded in an article.",
  simpleResolvers: true,
})
export class ArticleReceipt {
  casinoId!: string;
}

export const ArticleBlock = createUnionType({
  name: "ArticleBlock",
  description: "A part of an article: text or an embed.",
  types: () => [ArticleHtml, ArticleCasino, ArticleBonus, ArticleReceipt] as const,
});

@ObjectType({
  description: "An article as visitors would see it, with warnings about its embeds.",
  simpleResolvers: true,
})
export class ArticlePreview {
  /** The article's Markdown. */
  body!: string;

  @Field(() => [String], {
    description:
      "One message for each embed that matches nothing that visitors can see. The page shows nothing in place of such an embed. Empty if every embed matches.",
  })
  warnings!: string[];
}
