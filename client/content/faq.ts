/**
 * The questions and answers, in five categories with three questions each. The specification fixes the withdrawal times
 * and minimum deposits.
 */

export interface FaqItem {
  question: string;
  answer: string;
}

export interface FaqCategory {
  /** The category's name in the page's URL. */
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
          "Start with the license: without one, there is no one to complain to. Then read how the trust score adds up, because a high score can still miss the one point that matters to you. Next, compare two or three casinos side by side: welcome bonus, wagering and minimum deposit. Each review says how fast the casino pays, under Payments. Games come last, because most casinos have the same ones.",
      },
      {
        question: "How much money do I need to start?",
        answer:
          "Minimum deposits are typically $10-$20. A welcome offer can require more than the casino's own minimum, so check both amounts. Whatever the minimum is, deposit no more than you would spend on an evening out and not miss.",
      },
      {
        question: "Do I have to be 18, and how is that checked?",
        answer:
          "Yes. You must be at least 18, or older if the law where you live says so. Licensed casinos check your age and identity with a document, at the latest before they pay out. Send your documents when you open the account, so your first withdrawal does not have to wait for them.",
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
          "It says how much you must bet before you can withdraw bonus money. With a $100 bonus, 35x on the bonus means $3,500 in bets. If the terms say bonus and deposit, and you deposited $100, it means $7,000. Look twice at anything above 10x before you accept it.",
      },
      {
        question: "Is a no deposit bonus really free?",
        answer:
          "It costs no money, but it has terms: wagering, a list of games that count, and nearly always a maximum win. The casino keeps anything above that maximum when you withdraw. Think of it as a free trial that may pay for dinner, not as income.",
      },
      {
        question: "Can I refuse a bonus?",
        answer:
          "Yes, and it is often the better deal. Without a bonus, your deposit has no wagering requirement and you can withdraw it when you like, usually after betting it once. Uncheck the offer before you pay, or ask support to remove it before your first bet.",
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
          "RTP means return to player: the share of all bets that a game pays back over a very long time. At 96%, every $100 in bets costs $4 on average. It says nothing about tonight. Some games have several versions with different returns, so check the figure on the game's own help screen.",
      },
      {
        question: "Are the games fair, or can the casino change them?",
        answer:
          "At a licensed casino, games come from a provider whose random number generator is tested by a laboratory, and the casino can't change a round. It can choose between approved versions with different returns. Fair means that the result is random, not that the odds are even: the house always has an edge.",
      },
      {
        question: "Can I play without money first?",
        answer:
          "Most slots and table games have a demo mode. Live games don't, because a real person deals them. A demo is good for learning the rules and finding the help screen. It can't teach you how losing feels, so set your limits before you play for money.",
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
          "E-wallets take 24-48 hours, cards 3-5 business days and bank transfers 5-7 business days. These times include the casino's own approval. A first withdrawal takes longer if documents are missing.",
      },
      {
        question: "Why does a casino ask for my documents?",
        answer:
          "Because its license requires it. The casino must know who you are, that you are old enough, and that the money is yours. It usually asks for a passport or identity card and a proof of address. Upload them in your account, never send them by email, and cover any details that were not requested.",
      },
      {
        question: "Can I deposit one way and withdraw another?",
        answer:
          "Usually not. To prevent money laundering, casinos pay you back the way you paid, at least up to the amount you deposited. So choose a method by how fast it pays out: an e-wallet that is fast in both directions beats a card that is fast in only one.",
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
          "Find the license number at the bottom of the casino's pages and look it up in the regulator's public register. The company name and the web address must match. A seal that is only a picture proves nothing. Our reviews name the license at the top.",
      },
      {
        question: "How do I keep my account safe?",
        answer:
          "Use a password that you use nowhere else, and turn on two-step sign-in if it is available. No honest casino asks for your password in a chat. If an email puts you under pressure, open the site yourself instead of following its link.",
      },
      {
        question: "What can I do if gambling stops being fun?",
        answer:
          "Stop for today, and tell someone. Every licensed casino has deposit limits, session limits and self-exclusion; our Play Safe page explains how they work. It also lists four organizations that help for free and in confidence, with their telephone numbers.",
      },
    ],
  },
];
