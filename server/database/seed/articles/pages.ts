/** Placeholder text for the legal pages. It says that the operator must replace it. */
import type { ArticleSeed } from "../seedTypes.js";

export const seedPages: readonly ArticleSeed[] = [
  {
    kind: "page",
    slug: "privacy",
    title: "Privacy",
    excerpt: "What this site stores about its visitors, and how to get it deleted.",
    publishedAt: "2026-10-01T09:00:00.000Z",
    body: `**This is a starter text.** It describes what the software stores by default. It is not legal advice. The operator of this site must replace it with text written for their own company and country.

## Who is responsible

The operator of this site is responsible. Add the operator's name, address and contact details here.

## What the server stores

- **Newsletter**: your email address, when and where you signed up, the text that you agreed to, and when you confirmed or unsubscribed. The operator deletes this data if you ask.
- **Usage**: the pages you view and what you do there, such as what you search for, without your name. Each record includes the name of your browser, the size of your screen and window, and the page that you came from. The server deletes the records after 90 days but keeps daily totals. You can turn this off with your browser's "Do Not Track" or "Global Privacy Control" setting.
- **Logs**: for security, the server may log requests with their IP address.

## What your browser stores

Your browser stores your favorites, recently viewed casinos, recent searches, your theme and whether you closed a pop-up. This data stays in your browser. For the list, see [Cookies and browser storage](/cookies).

## Your rights

Depending on where you live, you can ask for a copy of your data, or ask to have it corrected or deleted. Explain here how to ask.`,
  },
  {
    kind: "page",
    slug: "terms",
    title: "Terms of Use",
    excerpt: "What you can expect from this site, and what it expects from you.",
    publishedAt: "2026-10-01T09:00:00.000Z",
    body: `**This is a starter text.** It is not legal advice. The operator of this site must replace it with text written for their own company and country.

## Who may use the site

You must be at least 18 years old, or older if your local law requires it.

## What the site is

This site compares online casinos and explains games and offers. It is not a casino. It doesn't take bets or hold money. The offers come from the casinos, and the casinos' own terms apply.

## Accuracy

The reviews and offers show when they were last checked. They can change without notice. Read the casino's own terms before you deposit.

## Links

Some links lead to casinos. The operator must state here whether the site earns money from these links. Payments never change a casino's rating or its position in a list.

## Responsible gambling

Gambling can lead to losses and addiction. [Play Safe](/playsafe) lists tools and organizations that can help.`,
  },
  {
    kind: "page",
    slug: "cookies",
    title: "Cookies and Browser Storage",
    excerpt: "What this site keeps in your browser, and why.",
    publishedAt: "2026-10-01T09:00:00.000Z",
    body: `**This is a starter text.** It describes what the software does by default. The operator of this site must update it, for example after adding other services.

## Visitors

The site doesn't set any cookies for visitors. Your browser keeps the following until you clear it:

- your favorites, recently viewed casinos and recent searches;
- your theme: light, dark or system;
- the last deposit amount that you entered to compare the cost of bonuses;
- whether you have seen the newsletter pop-up and the install prompt, and your newsletter sign-up;
- a list of your most recent actions on the site, unless "Do Not Track" or "Global Privacy Control" is on;
- the most recent error on the site, which is never sent anywhere;
- copies of pages that you have opened, so you can read them offline.

## Editors

People who sign in to the admin panel get a session cookie and a cookie that lets the server recognize the browser. People can't sign in without these two cookies, and scripts can't read them.

## How to remove this data

Clear this site's data in your browser settings.`,
  },
];
