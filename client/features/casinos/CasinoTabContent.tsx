/** What one tab of a review shows: the editor's text, with the facts of the catalogue that belong to it. */
import type { FragmentType } from "@apollo/client";
import { useCasinoTabContent_casinoFragment } from "../../graphql/documents/CasinoTabContent_casino";
import type { CasinoTabContent_casinoFragment } from "../../graphql/generated";
import type { CasinoTab } from "./casinoTabs";
import { TextBlocks } from "../../shared/ui/TextBlocks";
import { ProsAndCons } from "./ProsAndCons";

interface CasinoTabContentProps {
  casino: FragmentType<CasinoTabContent_casinoFragment>;
  tab: CasinoTab;
}

const HEADINGS: Record<CasinoTab["id"], string> = {
  overview: "Our verdict",
  games: "Games and providers",
  bonuses: "Bonuses, read closely",
  payments: "Paying in, getting paid",
  support: "When you need help",
  mobile: "On a phone",
  security: "License and safety",
};

export function CasinoTabContent({ casino: ref, tab }: CasinoTabContentProps) {
  const casino = useCasinoTabContent_casinoFragment(ref);
  const text = casino.review[tab.text] ?? (tab.id === "overview" ? casino.description : null);

  return (
    <section className="panel">
      <h2>{HEADINGS[tab.id]}</h2>
      <TextBlocks
        className="review-text"
        text={text ?? `Our editors have not written about this side of ${casino.name} yet.`}
      />
      {tab.id === "overview" && <ProsAndCons pros={casino.pros} cons={casino.cons} />}
      {tab.id === "games" && <NamedList title="Game providers" names={casino.gameProviders} />}
      {tab.id === "payments" && <NamedList title="Payment methods" names={casino.paymentMethods} />}
      {tab.id === "security" && (
        <NamedList title="Licenses" names={casino.licenses} none="No license that we could find" />
      )}
      {tab.id === "games" && <Answer question="Live dealer games" isYes={casino.hasLiveGames} />}
      {tab.id === "payments" && <Answer question="Accepts crypto" isYes={casino.acceptsCrypto} />}
      {tab.id === "mobile" && <Answer question="Works well on a phone" isYes={casino.mobileOptimized} />}
    </section>
  );
}

interface NamedListProps {
  title: string;
  names: readonly string[];
  none?: string;
}

function NamedList({ title, names, none = "None that we know of" }: NamedListProps) {
  return (
    <section className="named-list">
      <h3>{title}</h3>
      {names.length === 0 && <p className="muted">{none}</p>}
      <ul className="tags">
        {names.map((name) => (
          <li key={name} className="tag">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ question, isYes }: { question: string; isYes: boolean }) {
  return (
    <p className="answer">
      {question} <b className={isYes ? "tag tag-ok" : "tag"}>{isYes ? "Yes" : "No"}</b>
    </p>
  );
}
