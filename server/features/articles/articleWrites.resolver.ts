/** The mutations of articles and people. When an article's slug changes, the old slug redirects to the new one. */
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { Article } from "../../database/entities/article.entity.js";
import { Person } from "../../database/entities/person.entity.js";
import { catalogueCommands } from "../../database/writing/catalogueCommands.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { ArticleBody } from "./articleRules.js";
import { findArticlesByIds } from "./article.queries.js";
import { findPeopleByIds } from "./person.queries.js";

export const articleNoun = editableNoun({
  ...nounInputs(Article, "article", {
    newRow: "A new article. Without `publishedAt`, visitors can't see it.",
    more: { body: ArticleBody() },
  }),
  commands: catalogueCommands("article"),
  findByIds: findArticlesByIds,
  // Callers rarely select the whole content with its embeds for many articles.
  assumedRows: 5,
});

export const personNoun = editableNoun({
  ...nounInputs(Person, "person", { newRow: "A new author or reviewer. Omitted fields are null." }),
  commands: catalogueCommands("person"),
  findByIds: findPeopleByIds,
});
