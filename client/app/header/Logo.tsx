import { Link } from "react-router-dom";
import { paths } from "../../shared/paths";

export function Logo() {
  return (
    <Link aria-label="HonestOdds, home" className="logo" to={paths.home}>
      Honest<span>Odds</span>
    </Link>
  );
}
