/** Articles for tests: the news, posts, guides and questions of a new installation, but with shorter text. */
import type { ArticleDifficulty, ArticleKind } from "../graphql/schemaTypes.generated";
import { makeConnection } from "./catalogue";

let made = 0;

interface MadeArticle {
  kind: ArticleKind;
  title: string;
  category: string | null;
  publishedAt?: string | null;
  difficulty?: ArticleDifficulty | null;
  readMinutes?: number | null;
  isFeatured?: boolean;
  isPopular?: boolean;
  text?: string;
  slug?: string;
  body?: string | null;
}

/** Makes an article with every field that pages and the panel select. */
export function makeArticle(given: MadeArticle) {
  made += 1;
  const text = given.text ?? `The text of ${given.title}.`;
  const html = `<p>${text}</p>`;
  return {
    __typename: "Article" as const,
    id: `article-${made}`,
    version: 1,
    slug: `article-${made}`,
    excerpt: `The excerpt of ${given.title}.`,
    body: text,
    author: "Games desk" as string | null,
    reviewer: null as string | null,
    coverUrl: "/news/example.svg" as string | null,
    coverAlt: "",
    publishedAt: "2026-11-18T09:00:00.000Z" as string | null,
    createdAt: "2026-11-18T09:00:00.000Z",
    updatedAt: "2026-11-18T09:00:00.000Z",
    lastChange: { __typename: "LastChange", by: "seed" },
    position: 0,
    readMinutes: 4 as number | null,
    difficulty: null as ArticleDifficulty | null,
    isFeatured: false,
    isPopular: false,
    figure: "$7,000" as string | null,
    figureCaption: "in bets" as string | null,
    figureLines: [] as string[],
    seoTitle: null as string | null,
    seoDescription: null as string | null,
    shareImageUrl: null as string | null,
    isNoindex: false,
    authorProfile: null as object | null,
    reviewerProfile: null as object | null,
    openingHtml: html,
    content: [{ __typename: "ArticleHtml", html }] as object[],
    ...given,
    text,
  };
}

/** The news articles, newest first. */
export const newsArticles = [
  makeArticle({
    kind: "NEWS",
    title: "Same slot, three returns: the figure that counts is on the help screen",
    category: "Technology",
    publishedAt: "2026-11-18T09:00:00.000Z",
    isPopular: true,
  }),
  makeArticle({
    kind: "NEWS",
    title: "A crypto payout has two clocks, and the slow one is not the blockchain",
    category: "Crypto",
    publishedAt: "2026-11-13T09:00:00.000Z",
    isPopular: true,
  }),
  makeArticle({
    kind: "NEWS",
    title: "Who pays for the jackpot? Everyone who does not win it",
    category: "Jackpots",
    publishedAt: "2026-11-10T09:00:00.000Z",
    isPopular: false,
  }),
  makeArticle({
    kind: "NEWS",
    title: "A license is a line in a register. Look it up there",
    category: "Regulation",
    publishedAt: "2026-11-05T09:00:00.000Z",
    isPopular: false,
  }),
  makeArticle({
    kind: "NEWS",
    title: "Ten cents on the dollar: why live tables hardly count",
    category: "Live Games",
    publishedAt: "2026-10-30T09:00:00.000Z",
    isPopular: true,
  }),
  makeArticle({
    kind: "NEWS",
    title: "Four things to find on a phone before the first deposit",
    category: "Mobile",
    publishedAt: "2026-10-23T09:00:00.000Z",
    isPopular: false,
  }),
];

export const blogPosts = [
  makeArticle({
    kind: "POST",
    title: "What 35x really asks of you",
    category: "Bonuses",
    publishedAt: "2026-11-16T09:00:00.000Z",
    isFeatured: true,
  }),
  makeArticle({
    kind: "POST",
    title: "Return is the price, volatility is the shape",
    category: "Slots",
    publishedAt: "2026-11-11T09:00:00.000Z",
    isFeatured: false,
  }),
  makeArticle({
    kind: "POST",
    title: "Set the limit while you still have nothing to lose",
    category: "Safety",
    publishedAt: "2026-11-07T09:00:00.000Z",
    isFeatured: false,
  }),
  makeArticle({
    kind: "POST",
    title: "Count in dollars first, then in coins",
    category: "Crypto",
    publishedAt: "2026-11-03T09:00:00.000Z",
    isFeatured: false,
  }),
  makeArticle({
    kind: "POST",
    title: "Read the felt before you sit down: 3:2 or 6:5",
    category: "Live Games",
    publishedAt: "2026-10-28T09:00:00.000Z",
    isFeatured: false,
  }),
  makeArticle({
    kind: "POST",
    title: "Your phone can say no on your behalf",
    category: "Mobile",
    publishedAt: "2026-10-21T09:00:00.000Z",
    isFeatured: false,
  }),
];

export const guides = [
  makeArticle({
    kind: "GUIDE",
    title: "Your first hour at an online casino",
    category: "Beginner Guides",
    difficulty: "BEGINNER",
    isPopular: true,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "How to read a casino review, ours included",
    category: "Beginner Guides",
    difficulty: "BEGINNER",
    isPopular: false,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Twelve words that decide what you get",
    category: "Beginner Guides",
    difficulty: "BEGINNER",
    isPopular: true,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Blackjack: the table of right answers",
    category: "Game Strategies",
    difficulty: "INTERMEDIATE",
    isPopular: true,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Roulette, one zero or two",
    category: "Game Strategies",
    difficulty: "BEGINNER",
    isPopular: false,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Slots by return and volatility",
    category: "Game Strategies",
    difficulty: "INTERMEDIATE",
    isPopular: false,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Choose a method by how it pays out",
    category: "Banking & Payments",
    difficulty: "BEGINNER",
    isPopular: true,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "A first withdrawal without the wait",
    category: "Banking & Payments",
    difficulty: "INTERMEDIATE",
    isPopular: false,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Coins, networks and addresses",
    category: "Banking & Payments",
    difficulty: "ADVANCED",
    isPopular: false,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "The expected value of a bonus",
    category: "Advanced Topics",
    difficulty: "ADVANCED",
    isPopular: true,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Provably fair, checked by hand",
    category: "Advanced Topics",
    difficulty: "ADVANCED",
    isPopular: false,
  }),
  makeArticle({
    kind: "GUIDE",
    title: "Bad luck or a bad game?",
    category: "Advanced Topics",
    difficulty: "ADVANCED",
    isPopular: false,
  }),
];

export const questions = [
  makeArticle({ kind: "FAQ", title: "How do I choose an online casino?", category: "Getting Started" }),
  makeArticle({
    kind: "FAQ",
    title: "How much money do I need to start?",
    category: "Getting Started",
    text: "Minimum deposits are typically $10-$20.",
  }),
  makeArticle({ kind: "FAQ", title: "Do I have to be 18, and how is that checked?", category: "Getting Started" }),
  makeArticle({
    kind: "FAQ",
    title: "What does a wagering requirement of 35x mean?",
    category: "Bonuses & Promotions",
  }),
  makeArticle({ kind: "FAQ", title: "Is a no deposit bonus really free?", category: "Bonuses & Promotions" }),
  makeArticle({ kind: "FAQ", title: "Can I refuse a bonus?", category: "Bonuses & Promotions" }),
  makeArticle({ kind: "FAQ", title: "What is RTP?", category: "Games & Software" }),
  makeArticle({
    kind: "FAQ",
    title: "Are the games fair, or can the casino change them?",
    category: "Games & Software",
  }),
  makeArticle({ kind: "FAQ", title: "Can I play without money first?", category: "Games & Software" }),
  makeArticle({
    kind: "FAQ",
    title: "How long does a withdrawal take?",
    category: "Banking & Payments",
    text: "E-wallets take 24-48 hours, cards 3-5 business days and bank transfers 5-7 business days.",
  }),
  makeArticle({ kind: "FAQ", title: "Why does a casino ask for my documents?", category: "Banking & Payments" }),
  makeArticle({ kind: "FAQ", title: "Can I deposit one way and withdraw another?", category: "Banking & Payments" }),
  makeArticle({ kind: "FAQ", title: "How can I tell that a casino is licensed?", category: "Security & Safety" }),
  makeArticle({ kind: "FAQ", title: "How do I keep my account safe?", category: "Security & Safety" }),
  makeArticle({ kind: "FAQ", title: "What can I do if gambling stops being fun?", category: "Security & Safety" }),
];

/** The default responses for the pages that show articles. */
export const articleResponses = {
  NewsPage: () => ({ data: { articles: makeConnection("Article", newsArticles) } }),
  BlogPage: () => ({ data: { articles: makeConnection("Article", blogPosts) } }),
  GuidesPage: () => ({ data: { articles: makeConnection("Article", guides) } }),
  FaqPage: () => ({ data: { articles: makeConnection("Article", questions) } }),
  ArticlePage: () => ({ data: { article: null } }),
};
