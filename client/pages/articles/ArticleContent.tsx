/** The content of an article: HTML that the server rendered, with casinos, bonuses and receipts in between. */
import { BonusCard } from "../../features/bonuses/BonusCard";
import { CasinoCard } from "../../features/casinos/CasinoCard";
import { TrustReceipt } from "../../features/casinos/trust/TrustReceipt";
import { casinoPath } from "../../shared/paths";
import { column, link, panel, textBlocks } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { Link } from "../../ui/Link";
import { casinoCardSlots } from "../casinoCardSlots";
import type * as recipes from "../about/about.recipe";
import type { ArticlePageQuery } from "./ArticlePage.generated";

const about = slotClass<typeof recipes.about>("about");

export type ArticleBlock = NonNullable<ArticlePageQuery["article"]>["content"][number];

/** Blocks have no state, so their index works as the React key. */
export function ArticleContent({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className={`${column()} ${about("text")}`}>
      {blocks.map((block, at) => (
        <Block block={block} key={at} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.__typename) {
    case "ArticleHtml":
      return <SafeHtml html={block.html} />;
    case "ArticleCasino":
      return block.casino && <CasinoCard casino={block.casino} {...casinoCardSlots(block.casino)} />;
    case "ArticleBonus":
      return block.bonus && <BonusCard bonus={block.bonus} />;
    case "ArticleReceipt":
      return (
        block.casino && (
          <div className={panel({ look: "paper" })}>
            <Link className={link()} to={casinoPath(block.casino.slug)}>
              {block.casino.name}
            </Link>
            <TrustReceipt casino={block.casino} />
          </div>
        )
      );
  }
}

/** Shows the API's HTML. The server has already removed everything that is not in a safe subset of HTML. */
export function SafeHtml({ html }: { html: string }) {
  return <div className={textBlocks()} dangerouslySetInnerHTML={{ __html: html }} />;
}
