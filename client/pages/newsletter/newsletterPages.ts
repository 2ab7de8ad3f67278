import { paths } from "../../shared/paths";

export interface NewsletterText {
  title: string;
  description: string;
  text: string;
  /** The label of the button, on a page that changes something. A page that shows a result has no button. */
  action?: string;
}

/** The text of each page, by path. */
export const newsletterPages: Readonly<Record<string, NewsletterText>> = {
  [paths.newsletterConfirm]: {
    title: "Confirm your subscription",
    description: "One more step to get the newsletter.",
    text: "Press the button to get the newsletter at the address where you got our email. You can unsubscribe at any time.",
    action: "Confirm subscription",
  },
  [paths.newsletterConfirmed]: {
    title: "You are subscribed",
    description: "Thank you. Your email address is confirmed.",
    text: "You will get the next newsletter. Every email has an unsubscribe link.",
  },
  [paths.newsletterUnsubscribe]: {
    title: "Unsubscribe",
    description: "Unsubscribe your email address from the newsletter.",
    text: "Press the button to stop receiving newsletters at the address where you got our email.",
    action: "Unsubscribe",
  },
  [paths.newsletterUnsubscribed]: {
    title: "You are unsubscribed",
    description: "You won't get any more newsletters.",
    text: "If you change your mind, enter your address in the form on the home page.",
  },
  [paths.newsletterInvalid]: {
    title: "This link does not work",
    description: "The link is incomplete or too old.",
    text: "A confirmation link works for 48 hours, and stops working when you unsubscribe. To get a new one, enter your address in the form on the home page. To unsubscribe, open the unsubscribe link in any of our emails.",
  },
};

/** What the unsubscribe page shows without a token. */
export const incompleteUnsubscribeLink: NewsletterText = {
  title: "This link does not work",
  description: "The link to unsubscribe is incomplete.",
  text: "To unsubscribe, open the unsubscribe link in any of our emails. If your mail program breaks the link, copy all of it into the address bar.",
};
