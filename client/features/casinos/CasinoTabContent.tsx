/** The content of one tab of a review: the editor's text and related facts from the catalogue. */
import type { FragmentType } from "@apollo/client";
import { useFragmentData } from "../../graphql/useFragmentData";
import { CasinoTabContent_casinoFragmentDoc, type CasinoTabContent_casinoFragment } from "./CasinoTabContent.generated";
import { LicenseTable, PaymentTable } from "./facts/CasinoDetails";
import type { CasinoTab } from "./CasinoTabs";
import { payoutLimit } from "../../shared/format/money";
import { providerPath } from "../../shared/paths";
import { Link } from "../../ui/Link";
import { TextBlocks } from "../../ui/TextBlocks";
import { panel, tag, tagList, text as textStyle } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./casinos.recipe";
import { Icon } from "../../ui/Icon";

const review = slotClass<typeof recipes.review>("review");

interface CasinoTabContentProps {
  casino: FragmentType<CasinoTabContent_casinoFragment>;
  tab: CasinoTab;
}

const HEADINGS: Record<CasinoTab["id"], string> = {
  overview: "Our verdict",
  games: "Games and providers",
  bonuses: "Bonuses, read closely",
  payments: "Deposits and withdrawals",
  support: "When you need help",
  mobile: "On a phone",
  security: "License and safety",
};

export function CasinoTabContent({ casino: ref, tab }: CasinoTabContentProps) {
  const casino = useFragmentData(CasinoTabContent_casinoFragmentDoc, ref);
  const text = casino.review[tab.text] ?? (tab.id === "overview" ? casino.description : null);

  return (
    <section className={panel()}>
      <h2>{HEADINGS[tab.id]}</h2>
      <TextBlocks className={review("text")} text={text ?? `We have not reviewed this part of ${casino.name} yet.`} />
      {tab.id === "overview" && <ProsAndCons pros={casino.pros} cons={casino.cons} />}
      {tab.id === "games" && <ProviderList names={casino.gameProviders} entries={casino.providers} />}
      {tab.id === "payments" && (
        <section className={review("list")}>
          <h3>Payments</h3>
          {casino.casinoPaymentMethods.length === 0 && <NoneKnown text="None known" />}
          <PaymentTable payments={casino.casinoPaymentMethods} />
          <p>Payout limit per month: {payoutLimit(casino)}</p>
        </section>
      )}
      {tab.id === "security" && (
        <section className={review("list")}>
          <h3>Licenses</h3>
          {casino.casinoLicenses.length === 0 && <NoneKnown text="No license found" />}
          <LicenseTable licenses={casino.casinoLicenses} />
        </section>
      )}
      {tab.id === "games" && <Answer question="Live dealer games" isYes={casino.hasLiveGames} />}
      {tab.id === "payments" && <Answer question="Accepts crypto" isYes={casino.acceptsCrypto} />}
      {tab.id === "mobile" && <Answer question="Works well on a phone" isYes={casino.mobileOptimized} />}
    </section>
  );
}

function NoneKnown({ text }: { text: string }) {
  return <p className={textStyle({ tone: "muted" })}>{text}</p>;
}

interface ProviderListProps {
  /** The names that editors typed. They appear only if the directory has no entries for them. */
  names: readonly string[];
  entries: readonly { slug: string; name: string }[];
}

function ProviderList({ names, entries }: ProviderListProps) {
  return (
    <section className={review("list")}>
      <h3>Game providers</h3>
      {names.length === 0 && <NoneKnown text="None known" />}
      <ul className={tagList()}>
        {entries.map(({ slug, name }) => (
          <li key={slug}>
            <Link className={tag({ isLink: true })} to={providerPath(slug)}>
              {name}
            </Link>
          </li>
        ))}
        {entries.length === 0 &&
          names.map((name) => (
            <li key={name} className={tag()}>
              {name}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Answer({ question, isYes }: { question: string; isYes: boolean }) {
  return (
    <p className={review("answer")}>
      {question} <b className={isYes ? tag({ tone: "ok" }) : tag()}>{isYes ? "Yes" : "No"}</b>
    </p>
  );
}

interface ProsAndConsProps {
  pros: readonly string[];
  cons: readonly string[];
}

/** Shows a casino's pros and cons side by side. */
function ProsAndCons({ pros, cons }: ProsAndConsProps) {
  if (pros.length + cons.length === 0) return null;
  return (
    <div className={review("points")}>
      <section className={review("pros")}>
        <h3>What we like</h3>
        <PointList points={pros} icon="check" none="No advantages found yet." />
      </section>
      <section className={review("cons")}>
        <h3>What we don't</h3>
        <PointList points={cons} icon="minus" none="No drawbacks found yet." />
      </section>
    </div>
  );
}

interface PointListProps {
  points: readonly string[];
  icon: "check" | "minus";
  none: string;
}

function PointList({ points, icon, none }: PointListProps) {
  if (points.length === 0) return <p className={textStyle({ tone: "muted" })}>{none}</p>;
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} size={16} />
          {point}
        </li>
      ))}
    </ul>
  );
}
