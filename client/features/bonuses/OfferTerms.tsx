/** Shows the significant terms of an offer. Every card and panel shows the same terms. */
import { useSyncExternalStore } from "react";
import { formatDay } from "../../shared/format/dates";
import { ADULT_AGE } from "../../shared/limits";
import { plural } from "../../shared/format/plural";
import { slotClass } from "../../theme/classNames";
import { OutboundLink, webUrl } from "../../ui/OutboundLink";
import type * as recipes from "./bonuses.recipe";
import type { OfferTerms_bonusFragment } from "./OfferTerms.generated";
import type { WageringBase } from "../../graphql/schemaTypes.generated";
import { formatCount } from "../../../shared/formatCount";
import { NOT_STATED } from "../../shared/notAvailable";
import { formatMoney, type Money } from "../../shared/format/money";

const offerTerms = slotClass<typeof recipes.offerTerms>("offer-terms");

interface OfferTermsProps {
  bonus: Pick<OfferTerms_bonusFragment, "freeSpins" | "termsUrl" | "endsAt" | "offer">;
  place: "card" | "panel";
}

export function OfferTerms({ bonus, place }: OfferTermsProps) {
  return (
    <div className={offerTerms("root", { place })}>
      <dl className={offerTerms("terms", { place })}>
        {offerTermLines(bonus).map(({ label, words, isStated }) => (
          <div key={label} data-unstated={isStated ? undefined : ""}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <ul className={offerTerms("notes")}>
        {bonus.endsAt !== null && (
          <li>
            <EndsIn endsAt={bonus.endsAt} />
          </li>
        )}
        {bonus.offer.isNewCustomersOnly && <li>new customers only</li>}
        <li>{ADULT_AGE}+</li>
        <li>
          {webUrl(bonus.termsUrl) ? (
            <OutboundLink href={bonus.termsUrl}>full terms</OutboundLink>
          ) : (
            "no link to the full terms"
          )}
        </li>
      </ul>
    </div>
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An offer that ends in at least this many days shows the date instead of a countdown. */
const COUNTDOWN_DAYS = 30;

/**
 * Shows when an offer ends. The server renders the date, because its page is cached. The browser replaces the date with
 * a countdown if the offer ends soon.
 */
function EndsIn({ endsAt }: { endsAt: string }) {
  const now = useSyncExternalStore(subscribeMinutes, readMinute, readMinuteOnServer);
  return <time dateTime={endsAt}>{formatEnd(endsAt, now)}</time>;
}

function formatEnd(endsAt: string, now: number | null): string {
  const left = now === null ? Infinity : new Date(endsAt).getTime() - now;
  if (left <= 0) return "ended";
  if (left >= COUNTDOWN_DAYS * DAY) return `ends ${formatDay(endsAt)}`;
  if (left < HOUR) return "ends within the hour";
  return `ends in ${left < DAY ? plural(Math.floor(left / HOUR), "hour") : plural(Math.floor(left / DAY), "day")}`;
}

function subscribeMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE);
  return () => clearInterval(timer);
}

function readMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

function readMinuteOnServer(): null {
  return null;
}

const baseWords: Record<WageringBase, string> = {
  BONUS: "bonus",
  BONUS_AND_DEPOSIT: "bonus and deposit",
  DEPOSIT: "deposit",
  WINNINGS: "winnings",
};

type TermsOfBonus = Pick<OfferTerms_bonusFragment, "freeSpins" | "offer">;

interface OfferTermLine {
  label: string;
  words: string;
  isStated: boolean;
}

/**
 * Returns the labels and values of an offer's significant terms. A term that the casino does not state has the value
 * 'not stated'.
 */
function offerTermLines({ freeSpins, offer }: TermsOfBonus): OfferTermLine[] {
  const { wagering, minDeposit, maxBet, validDays, maxCashout, isCashoutUncapped } = offer;
  const days = validDays === null ? null : plural(validDays, "day");
  const isWagered = wagering?.multiple !== 0;
  return [
    { label: "Wagering", words: wageringWords(wagering), isStated: isWagered ? Boolean(wagering?.base) : true },
    lineOf("Min deposit", minDeposit?.amount === 0 ? "None" : moneyWords(minDeposit)),
    // Without wagering, the maximum bet and the validity do not matter, so they appear only if the casino states them.
    ...(isWagered || maxBet ? [lineOf("Max bet", moneyWords(maxBet))] : []),
    ...(isWagered || days ? [lineOf("Valid for", days)] : []),
    lineOf("Max cashout", isCashoutUncapped ? "No cap" : moneyWords(maxCashout)),
    ...(freeSpins ? [lineOf("Free spins", formatCount(freeSpins))] : []),
  ];
}

/** Returns whether the casino states every significant term. */
export function isFullyStated(bonus: TermsOfBonus): boolean {
  return offerTermLines(bonus).every(({ isStated }) => isStated);
}

function lineOf(label: string, words: string | null): OfferTermLine {
  return { label, words: words ?? NOT_STATED, isStated: words !== null };
}

function wageringWords(wagering: TermsOfBonus["offer"]["wagering"]): string {
  if (!wagering) return NOT_STATED;
  const { multiple, base } = wagering;
  if (multiple === 0) return "None";
  return base ? `${multiple}x ${baseWords[base]}` : `${multiple}x, basis ${NOT_STATED}`;
}

function moneyWords(money: Money | null): string | null {
  return money && formatMoney(money);
}
