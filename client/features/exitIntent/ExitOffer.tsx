/** The content of the exit-intent offer. It sends nothing to the server, and its text says so. */
import { useId, useState, type FormEvent, type RefObject } from "react";
import { ADULT_AGE } from "../../shared/limits";
import { storeSubscriber } from "../../shared/subscribers";
import { showToast } from "../../shared/toasts";
import { button, field as fieldStyle, grow, srOnly, text } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./exitOffer.recipe";

const exitOffer = slotClass<typeof recipes.exitOffer>("exit-offer");

const emailInvalid = { title: "Invalid email", description: "Please enter a valid email address" };

const joined = {
  title: "Success",
  description: "Your email address is stored only in this browser. The three codes are samples.",
};

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
      showToast({ ...emailInvalid, tone: "error" });
      return;
    }
    storeSubscriber(address);
    showToast({ ...joined, tone: "success" });
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
      {/* The toast disappears, but this message stays next to the field. */}
      <p className={srOnly()} id={`${id}-error`} role="alert">
        {isInvalid && emailInvalid.description}
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
 * Returns the text of the exit-intent offer, which says that the codes are only samples.
 * @param playersJoined The site's own claim, such as '50,000+ players', or null if there is no claim.
 */
export function exitOfferText(playersJoined: string | null): string {
  return `Join ${playersJoined ?? "players"} who read the terms first. These are sample codes. No casino accepts them.`;
}

const sampleCodes = [
  { offer: "$25 no deposit bonus", code: "SAMPLE-25" },
  { offer: "50 free spins", code: "SAMPLE-SPINS" },
  { offer: "$50 no deposit bonus", code: "SAMPLE-50" },
] as const;
