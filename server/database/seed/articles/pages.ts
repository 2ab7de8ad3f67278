/** Placeholder text for the legal pages. It says that the operator must replace it. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedPages: readonly ArticleSeed[] = [
  {
    kind: "page",
    slug: "privacy",
    title: "Privacy",
    excerpt: "What this site stores about its visitors, and how to have it deleted.",
    publishedAt: "2026-10-01T09:00:00.000Z",
    body: `**This is a starter text.** It describes what the software stores in its standard setup. It is not legal advice. The operator of this site must replace it with one written for their own company and country.

## Who is responsible

The operator of this site. Add the operator's name, address and contact details here.

## What the server stores

- **Newsletter**: your email address, when, where and under which text you signed up, and when you confirmed or unsubscribed. This data is deleted at your request.
- **Usage**: page views and actions without your name, such as what you searched for. Each record includes the name of your browser, the size of your screen and window, and the page that you came from. The records are deleted after 90 days, but daily totals remain. Your browser's "Do Not Track" and "Global Privacy Control" settings switch this off.
- **Logs**: the server may write requests with their IP address to its log, for security.

## What your browser stores

Favorites, recently viewed casinos, recent searches, your theme and whether you closed a pop-up. This data stays in your browser. [Cookies and browser storage](/cookies) lists it.

## Your rights

Depending on where you live, you can ask for a copy of your data, or have it corrected or deleted. Explain here how to ask.`,
  },
  {
    kind: "page",
    slug: "terms",
    title: "Terms of Use",
    excerpt: "What you can expect from this site, and what it expects from you.",
    publishedAt: "2026-10-01T09:00:00.000Z",
    body: `**This is a starter text.** It is not legal advice. The operator of this site must replace it with one written for their own company and country.

## Who may use the site

You must be at least 18 years old, or older if the law where you live says so.

## What the site is

This site compares online casinos and explains games and offers. It is not a casino. It takes no bets and holds no money. Offers belong to the casinos, and their own terms apply.

## Accuracy

The reviews and offers state when they were last checked. They can change without notice. Read the terms at the casino before you deposit.

## Links

Some links lead to casinos. The operator must state here whether it earns money from them. A payment does not change a rating or a position in a list.

## Responsible gambling

Gambling can cause losses and addiction. [Play Safe](/playsafe) lists tools and organizations that help.`,
  },
  {
    kind: "page",
    slug: "cookies",
    title: "Cookies and Browser Storage",
    excerpt: "What this site keeps in your browser, and why.",
    publishedAt: "2026-10-01T09:00:00.000Z",
    body: `**This is a starter text.** It describes the software in its standard setup. The operator of this site must adapt it, for example after adding other services.

## Visitors

The site sets no cookies for visitors. Your browser keeps the following until you clear it:

- your favorites, recently viewed casinos and recent searches;
- your theme: light, dark or system;
- the deposit that you last entered to compare the cost of bonuses;
- whether you have seen the newsletter pop-up and the install prompt, and your newsletter sign-up;
- a list of your latest actions on the site, unless "Do Not Track" or "Global Privacy Control" is on;
- the most recent error on the site, which is never sent anywhere;
- copies of pages that you have opened, for reading them offline.

## Editors

People who sign in to the admin panel get a session cookie and a cookie that lets the server recognize the browser. Both are necessary for signing in, and scripts cannot read them.

## How to remove it

Clear the data of this site in the settings of your browser.`,
  },
];
