/** Questions and answers, in five categories of three. The waiting times and the minimum deposit are the product's own figures. */

export interface FaqItem {
  question: string;
  answer: string;
}

export interface FaqCategory {
  /** Names the category in the page's address. */
  id: string;
  title: string;
  items: readonly FaqItem[];
}

export const faqCategories: readonly FaqCategory[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    items: [
      {
        question: "How do I choose an online casino?",
        answer:
          "Start with the license: without one there is nobody to complain to. Then read how the trust score adds up, since a high sum can still miss the one line that matters to you. Last, compare two or three casinos side by side on welcome bonus, wagering and minimum deposit. How fast they pay is in each review, under Payments. The games come after that: most casinos have the same ones.",
      },
      {
        question: "How much money do I need to start?",
        answer:
          "Minimum deposits are typically $10-$20. A welcome offer can ask for more than the casino itself does, so look at both figures. Whatever the minimum is, the right amount is one that you would spend on an evening out and not miss.",
      },
      {
        question: "Do I have to be 18, and how is that checked?",
        answer:
          "Yes: you have to be at least 18, and older where your law says so. Licensed casinos check your age and identity with a document, at the latest before they pay out. Send the documents when you open the account, and your first withdrawal need not wait for them.",
      },
    ],
  },
  {
    id: "bonuses-and-promotions",
    title: "Bonuses & Promotions",
    items: [
      {
        question: "What does a wagering requirement of 35x mean?",
        answer:
          "It is how much you have to bet before bonus money becomes yours. With a $100 bonus, 35x on the bonus is $3,500 of bets. If the terms say bonus and deposit, and you deposited $100, it is $7,000. Anything above 10x deserves a second look before you accept.",
      },
      {
        question: "Is a no deposit bonus really free?",
        answer:
          "It costs no money, but it has terms: wagering, a list of games that count, and nearly always a maximum win. Anything above that maximum is taken off when you withdraw. Read it as a free trial of the casino that may pay for a dinner, not as an income.",
      },
      {
        question: "Can I refuse a bonus?",
        answer:
          "Yes, and it is often the better deal. Without a bonus your deposit carries no wagering and can be withdrawn when you like, as a rule after betting it once. Untick the offer before you pay, or ask support to remove it before your first bet.",
      },
    ],
  },
  {
    id: "games-and-software",
    title: "Games & Software",
    items: [
      {
        question: "What is RTP?",
        answer:
          "Return to player: the share of all bets that a game pays back over a very long time. At 96%, every $100 of bets costs $4 on average. It says nothing about tonight. Some games come in several versions with different returns, so check the figure in the game's own help screen.",
      },
      {
        question: "Are the games fair, or can the casino change them?",
        answer:
          "At a licensed casino, games come from a provider whose random numbers are tested by a laboratory, and the casino can't alter a round. It can choose between approved versions with different returns. Fair means that the result is random, not that the odds are even: the house always keeps an edge.",
      },
      {
        question: "Can I play without money first?",
        answer:
          "Most slots and table games have a demo mode; live games don't, since a real person deals them. A demo is good for learning the rules and for finding the help screen. It can't teach you how losing feels, so set your limits before you switch.",
      },
    ],
  },
  {
    id: "banking-and-payments",
    title: "Banking & Payments",
    items: [
      {
        question: "How long does a withdrawal take?",
        answer:
          "E-wallets take 24-48 hours, cards 3-5 business days and bank transfers 5-7 business days. The casino's own approval is part of that, and a first withdrawal takes longer where documents are still missing.",
      },
      {
        question: "Why does a casino ask for my documents?",
        answer:
          "Because its license obliges it to: it has to know who you are, that you are old enough and that the money is yours. A passport or identity card and a proof of address are usual. Send them through your account, never by e-mail, and cover what nobody asked for.",
      },
      {
        question: "Can I deposit one way and withdraw another?",
        answer:
          "Usually not. Casinos pay back to where the money came from, at least up to what you deposited, as a rule against money laundering. So choose the method by how fast it pays out: an e-wallet that is quick both ways beats a card that is quick only one way.",
      },
    ],
  },
  {
    id: "security-and-safety",
    title: "Security & Safety",
    items: [
      {
        question: "How can I tell that a casino is licensed?",
        answer:
          "Find the license number at the foot of the casino's pages and look it up in the regulator's public register. The company name and the web address have to match. A seal that is only a picture proves nothing. Our reviews name the license at the top.",
      },
      {
        question: "How do I keep my account safe?",
        answer:
          "Use a password that you use nowhere else and switch on two-step sign-in where it is offered. No honest casino asks for your password in a chat. If an e-mail hurries you, open the site yourself and don't follow its link.",
      },
      {
        question: "What can I do if gambling stops being fun?",
        answer:
          "Stop for today, and tell somebody. Every licensed casino has deposit limits, session limits and self-exclusion, and our Play Safe page says how they work. It also lists four organisations that help for free and in confidence, with their telephone numbers.",
      },
    ],
  },
];
