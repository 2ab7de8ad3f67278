import { paths } from "../../shared/paths";
import { Link } from "../../ui/Link";
import { slotClass } from "../../theme/classNames";
import type * as recipes from "./header.recipe";

const header = slotClass<typeof recipes.header>("header");

export function Logo() {
  return (
    <Link aria-label="HonestOdds, home" className={header("logo")} to={paths.home}>
      Honest<span>Odds</span>
    </Link>
  );
}
