/** The mutations of articles and people. When an article's slug changes, the old slug redirects to the new one. */
import { Article } from "../../database/entities/article.entity.js";
import { Person } from "../../database/entities/person.entity.js";
import { catalogueCommands } from "../../database/writing/catalogueCommands.js";
import { toColumnValues } from "../../shared/input/columnValues.js";
import { bulkWritesResolver } from "../../shared/schema/catalogue/bulkWritesResolver.js";
import { catalogueWritesResolver } from "../../shared/schema/catalogue/catalogueWritesResolver.js";
import { ArticleBulkInput, ArticleInput, ArticleListsInput, ArticleUpdateInput } from "./article.inputs.js";
import { findArticlesByIds } from "./article.queries.js";
import { PersonBulkInput, PersonInput, PersonUpdateInput } from "./person.inputs.js";
import { findPeopleByIds } from "./person.queries.js";

export const articleWrites = {
  row: Article,
  plural: "Articles",
  create: ArticleInput,
  update: ArticleUpdateInput,
  bulk: ArticleBulkInput,
  lists: ArticleListsInput,
  commands: catalogueCommands("article", {
    toValues: toColumnValues<ArticleUpdateInput>,
    leavesRedirects: "article",
  }),
  findByIds: findArticlesByIds,
  // Callers rarely select the whole content with its embeds for many articles.
  assumedRows: 5,
};

export const ArticleWritesResolver = catalogueWritesResolver(articleWrites);
export const ArticleBulkResolver = bulkWritesResolver(articleWrites);

export const personWrites = {
  row: Person,
  plural: "People",
  create: PersonInput,
  update: PersonUpdateInput,
  bulk: PersonBulkInput,
  commands: catalogueCommands("person", { toValues: toColumnValues<PersonUpdateInput> }),
  findByIds: findPeopleByIds,
};

export const PersonWritesResolver = catalogueWritesResolver(personWrites);
export const PersonBulkResolver = bulkWritesResolver(personWrites);
