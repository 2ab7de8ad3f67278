import { useId, useRef, type FormEvent } from "react";
import { useNewsletter } from "./useNewsletter";

const PROMISE = "New reviews, expired codes, changed scores. Nothing else.";

/** The home page's invitation to the newsletter. The form checks itself, so that our words appear and not the browser's. */
export function NewsletterPanel() {
  // Read where it stands: it may have been typed before the page was taken over, with nobody listening.
  const field = useRef<HTMLInputElement>(null);
  const { state, submit } = useNewsletter(PROMISE);
  const fieldId = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state !== "submitting") void submit(field.current?.value ?? "");
  }

  return (
    <section className="wrap home-section">
      <div className="panel newsletter">
        <div>
          <h2>One honest e-mail a week</h2>
          <p className="muted">{PROMISE}</p>
          <noscript>
            <p className="muted">Signing up needs JavaScript.</p>
          </noscript>
        </div>
        {state === "success" ? (
          <p className="newsletter-done" role="status">
            You are on the list. Thank you.
          </p>
        ) : (
          <form noValidate onSubmit={handleSubmit} className="newsletter-form needs-script">
            <label htmlFor={fieldId} className="sr-only">
              E-mail address
            </label>
            <input
              id={fieldId}
              className="field"
              type="email"
              autoComplete="email"
              placeholder="you@example.com"
              aria-invalid={state === "error"}
              ref={field}
            />
            <button type="submit" className="btn btn-primary" disabled={state === "submitting"}>
              {state === "submitting" ? "Subscribing..." : "Subscribe"}
            </button>
          </form>
        )}
      </div>
    </section>
  );
}
