/** What a visitor who is about to leave is offered. Sends nothing anywhere, and says so. */
import { useId, useState, type FormEvent, type RefObject } from "react";
import { ADULT_AGE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { rememberSubscriber } from "../../shared/subscribers";
import { showToast } from "../../shared/toasts";
import { sampleCodes } from "./exitWords";

interface ExitOfferProps {
  field: RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

export function ExitOffer({ field, onDone }: ExitOfferProps) {
  const [email, setEmail] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const id = useId();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    setIsInvalid(!address.includes("@"));
    if (!address.includes("@")) {
      showToast({ ...messages.exitEmailInvalid, tone: "error" });
      return;
    }
    rememberSubscriber(address);
    showToast({ ...messages.exitJoined, tone: "success" });
    onDone();
  }

  return (
    <>
      <ul className="exit-codes">
        {sampleCodes.map(({ offer, code }) => (
          <li key={code}>
            <span className="grow">{offer}</span>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <form className="exit-form" noValidate onSubmit={handleSubmit}>
        <label className="sr-only" htmlFor={`${id}-email`}>
          Your e-mail address
        </label>
        <input
          aria-describedby={`${id}-note ${id}-error`}
          aria-invalid={isInvalid}
          autoComplete="email"
          className="field"
          id={`${id}-email`}
          name="email"
          onChange={(event) => setEmail(event.target.value)}
          placeholder="you@example.com"
          ref={field}
          required
          type="email"
          value={email}
        />
        <button className="btn btn-primary" type="submit">
          Join
        </button>
      </form>
      {/* The toast leaves again; this stays with the field. */}
      <p className="sr-only" id={`${id}-error`} role="alert">
        {isInvalid && messages.exitEmailInvalid.description}
      </p>
      <p className="tiny" id={`${id}-note`}>
        Your address stays in this browser: nothing is sent, to us or to you. {ADULT_AGE}+ only, please play
        responsibly.
      </p>
    </>
  );
}
