/** Signing up for the newsletter: the states of the form, and the words for each outcome. */
import { useState } from "react";
import { useSubscribeToNewsletterMutation } from "../../graphql/documents/subscribeToNewsletter";
import { apiErrorOf } from "../../graphql/failure";
import { track } from "../../graphql/track";
import { messages } from "../../shared/messages";
import { rememberSubscriber } from "../../shared/subscribers";
import { showToast } from "../../shared/toasts";

export type NewsletterState = "idle" | "submitting" | "success" | "error";

/** PostgreSQL's code for a value that must be unique and is there already. */
const DUPLICATE = "23505";

/** `wording` is what the visitor agreed to, kept with the sign-up. */
export function useNewsletter(wording: string) {
  const [state, setState] = useState<NewsletterState>("idle");
  const [subscribe] = useSubscribeToNewsletterMutation();

  function fail(words: { title: string; description: string }) {
    showToast({ ...words, tone: "error" });
    setState("error");
  }

  async function submit(typed: string) {
    const email = typed.trim();
    if (email === "") return fail(messages.subscribeInvalid);
    setState("submitting");
    try {
      await subscribe({ variables: { email, pagePath: window.location.pathname, wording } });
      rememberSubscriber(email);
      track({ eventType: "NEWSLETTER_SUBSCRIPTION", privateMetadata: { email } });
      showToast({ ...messages.subscribed, tone: "success" });
      setState("success");
    } catch (error) {
      const { code, databaseCode } = apiErrorOf(error);
      if (code === "BAD_USER_INPUT") return fail(messages.subscribeInvalid);
      const isDuplicate = databaseCode === DUPLICATE;
      if (isDuplicate) rememberSubscriber(email);
      fail(isDuplicate ? messages.alreadySubscribed : messages.subscribeFailed);
    }
  }

  return { state, submit };
}
