/** Fills the tables of articles and people. Earlier releases contained this content in their code. */
import type { EntityManager } from "typeorm";

import { Article, type ArticleDifficulty, type ArticleKind } from "../../entities/article.entity.js";
import { Person } from "../../entities/person.entity.js";
import { seedId } from "../insert.js";
import { seedFaq } from "./faq.js";
import { seedGuides1 } from "./guides1.js";
import { seedGuides2 } from "./guides2.js";
import { seedNews } from "./news.js";
import { seedPages } from "./pages.js";
import { seedPeople } from "./people.js";
import { seedPosts } from "./posts.js";

export const seedArticles = [...seedNews, ...seedPosts, ...seedGuides1, ...seedGuides2, ...seedFaq, ...seedPages];

/** The creation time of the people. */
const peopleSince = new Date("2026-10-01T09:00:00.000Z");

export async function insertArticles(manager: EntityManager): Promise<void> {
  await manager.insert(
    Person,
    seedPeople.map((person) => ({
      ...person,
      id: seedId("person", person.slug),
      createdAt: peopleSince,
      updatedAt: peopleSince,
    })),
  );
  await manager.insert(
    Article,
    seedArticles.map(({ publishedAt, kind, difficulty, ...article }) => ({
      ...article,
      id: seedId("article", article.slug),
      kind: kind as ArticleKind,
      difficulty: (difficulty as ArticleDifficulty | undefined) ?? null,
      publishedAt: new Date(publishedAt),
      createdAt: new Date(publishedAt),
      updatedAt: new Date(publishedAt),
    })),
  );
}

/** Whether the database has never contained articles or people, like a database from a release without these tables. */
export async function lacksArticles(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ lacks: boolean }[]>(
    `SELECT NOT EXISTS (SELECT FROM articles) AND NOT EXISTS (SELECT FROM people)
       AND NOT EXISTS (SELECT FROM history WHERE noun IN ('article', 'person')) AS lacks`,
  );
  return row!.lacks;
}
