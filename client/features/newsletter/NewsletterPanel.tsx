import { useId, useRef, type FormEvent, useState } from "react";
import { button, field as fieldStyle, needsScript, pageWidth, panel, section, srOnly, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./newsletter.recipe";
import { useMutation } from "@apollo/client/react";
import { apiErrorOf } from "../../graphql/failure";
import { track } from "../../graphql/track";
import { messages } from "../../shared/messages";
import { storeSubscriber } from "../../shared/subscribers";
import { showToast } from "../../shared/toasts";
import { subscribeToNewsletterDocument } from "./subscribeToNewsletter.generated";

const newsletter = slotClass<typeof recipes.newsletter>("newsletter");

const PROMISE = "New reviews, expired codes, changed scores. Nothing else.";

/**
 * The home page's newsletter form. The form validates its own field, because the browser's messages differ from the
 * site's.
 */
export function NewsletterPanel() {
  // The form reads the field directly, because the visitor may have filled it in before hydration.
  const field = useRef<HTMLInputElement>(null);
  const { state, submit } = useNewsletter(PROMISE);
  const fieldId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state !== "submitting") void submit(field.current?.value ?? "");
  }

  return (
    <section className={`${pageWidth()} ${section({ place: "home" })}`}>
      <div className={`${panel()} ${newsletter("root")}`}>
        <div>
          <h2>One honest email a week</h2>
          <p className={text({ tone: "muted" })}>{PROMISE}</p>
          <p className={text({ size: "small" })}>To leave, open the unsubscribe link in any of our emails.</p>
          <noscript>
            <p className={text({ tone: "muted" })}>Signing up requires JavaScript.</p>
          </noscript>
        </div>
        {state === "success" || state === "unconfirmed" ? (
          <p className={newsletter("done")} role="status">
            {state === "success"
              ? "Thank you for subscribing."
              : "Almost done: open the link in the email that we sent you."}
          </p>
        ) : (
          <form noValidate onSubmit={handleSubmit} className={`${newsletter("form")} ${needsScript()}`}>
            <label htmlFor={fieldId} className={srOnly()}>
              Email address
            </label>
            <input
              id={fieldId}
              className={fieldStyle()}
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              aria-invalid={state === "error"}
              ref={field}
            />
            <button type="submit" className={button({ tone: "primary" })} disabled={state === "submitting"}>
              {state === "submitting" ? "Subscribing..." : "Subscribe"}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}

/** `unconfirmed` means that the server has sent an email with a link that confirms the subscription. */
type NewsletterState = "idle" | "submitting" | "success" | "unconfirmed" | "error";

/** PostgreSQL's code for a unique violation. */
const DUPLICATE = "23505";

/**
 * Sends newsletter sign-ups and shows a message for each result. `wording` is the text that the visitor agreed to. The
 * server stores it with the sign-up.
 */
function useNewsletter(wording: string) {
  const [state, setState] = useState<NewsletterState>("idle");
  const [subscribe] = useMutation(subscribeToNewsletterDocument);

  function fail(message: { title: string; description: string }) {
    showToast({ ...message, tone: "error" });
    setState("error");
  }

  async function submit(typed: string) {
    const email = typed.trim();
    if (email === "") return fail(messages.subscribeInvalid);
    setState("submitting");
    try {
      const { data } = await subscribe({ variables: { email, pagePath: window.location.pathname, wording } });
      storeSubscriber(email);
      track({ eventType: "NEWSLETTER_SUBSCRIPTION", privateMetadata: { email } });
      const isSubscribed = data?.subscribeToNewsletter ?? true;
      showToast({ ...(isSubscribed ? messages.subscribed : messages.confirmationSent), tone: "success" });
      setState(isSubscribed ? "success" : "unconfirmed");
    } catch (error) {
      const { code, databaseCode } = apiErrorOf(error);
      if (code === "BAD_USER_INPUT") return fail(messages.subscribeInvalid);
      const isDuplicate = databaseCode === DUPLICATE;
      if (isDuplicate) storeSubscriber(email);
      fail(isDuplicate ? messages.alreadySubscribed : messages.subscribeFailed);
    }
  }

  return { state, submit };
}
