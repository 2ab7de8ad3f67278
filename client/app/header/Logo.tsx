import { paths } from "../../shared/paths";
import { Link } from "../../shared/ui/Link";

export function Logo() {
  return (
    <Link aria-label="HonestOdds, home" className="logo" to={paths.home}>
      Honest<span>Odds</span>
    </Link>
  );
}
