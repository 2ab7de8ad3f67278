import { PAGE_SIZE } from "../../shared/limits";
import { welcomeOffersPath } from "../../shared/paths";
import { button } from "../../theme/classes";
import { slotClass } from "../../theme/classNames";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import type * as recipes from "./lists.recipe";

const filters = slotClass<typeof recipes.filters>("filters");

interface WelcomeOffersLinkProps {
  casinos: readonly { id: string }[];
  /** Whether the list has further pages. */
  isPart: boolean;
}

/** Links from a filtered list of casinos to their main offers. The cheapest offer comes first. */
export function WelcomeOffersLink({ casinos, isPart }: WelcomeOffersLinkProps) {
  return (
    <p className={filters("next")}>
      <Link
        className={button({ tone: "secondary" })}
        to={welcomeOffersPath(casinos.slice(0, PAGE_SIZE).map(({ id }) => id))}
      >
        {isPart ? `Compare the welcome offers of the first ${PAGE_SIZE}` : "Compare their welcome offers"}{" "}
        <Icon name="arrowRight" size={16} />
      </Link>
    </p>
  );
}
