/** The content of the exit offer. It sends nothing, and says so. */
import { useId, useState, type FormEvent, type RefObject } from "react";
import { ADULT_AGE } from "../../shared/limits";
import { messages } from "../../shared/messages";
import { storeSubscriber } from "../../shared/subscribers";
import { showToast } from "../../shared/toasts";
import { button, field as fieldStyle, grow, srOnly, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./exitOffer.recipe";

const exitOffer = slotClass<typeof recipes.exitOffer>("exit-offer");

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
    storeSubscriber(address);
    showToast({ ...messages.exitJoined, tone: "success" });
    onDone();
  }

  return (
    <>
      <ul className={exitOffer("codes")}>
        {sampleCodes.map(({ offer, code }) => (
          <li key={code}>
            <span className={grow()}>{offer}</span>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <form className={exitOffer("form")} noValidate onSubmit={handleSubmit}>
        <label className={srOnly()} htmlFor={`${id}-email`}>
          Your email address
        </label>
        <input
          aria-describedby={`${id}-note ${id}-error`}
          aria-invalid={isInvalid}
          autoComplete="email"
          className={fieldStyle()}
          id={`${id}-email`}
          name="email"
          onChange={(event) => setEmail(event.target.value)}
          placeholder="you@example.com"
          ref={field}
          required
          type="email"
          value={email}
        />
        <button className={button({ tone: "primary" })} type="submit">
          Join
        </button>
      </form>
      {/* The toast disappears, but this message stays with the field. */}
      <p className={srOnly()} id={`${id}-error`} role="alert">
        {isInvalid && messages.exitEmailInvalid.description}
      </p>
      <p className={text({ size: "tiny" })} id={`${id}-note`}>
        Your email address stays in this browser. Nothing is sent to us or to you. {ADULT_AGE}+ only. Please play
        responsibly.
      </p>
    </>
  );
}

export const EXIT_OFFER_TITLE = "3 no-deposit codes worth up to $100";

/**
 * Returns the text of the exit offer. The codes are samples, and the offer says so.
 * @param playersJoined The site's claim, such as '50,000+ players'; null for no claim.
 */
export function exitOfferText(playersJoined: string | null): string {
  return `Join ${playersJoined ?? "players"} who read the terms first. These are sample codes. No casino accepts them.`;
}

const sampleCodes = [
  { offer: "$25 no deposit bonus", code: "SAMPLE-25" },
  { offer: "50 free spins", code: "SAMPLE-SPINS" },
  { offer: "$50 no deposit bonus", code: "SAMPLE-50" },
] as const;
