import { useApolloClient } from "@apollo/client/react";
import { useId, useMemo, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { adminTabAddress } from "../../features/admin/adminTabs";
import { useRows } from "../../features/admin/useRows";
import { bonusManaging } from "../../features/bonuses/bonusManaging";
import { BONUS_TYPE_LABELS } from "../../features/bonuses/bonusTypes";
import { CASINO_BONUSES_SHOWN } from "../../shared/limits";
import { loadError } from "../../shared/messages";
import { casinoBonusListPath } from "../../shared/paths";
import { ErrorLine } from "../../shared/ui/ErrorLine";
import { Link } from "../../shared/ui/Link";

interface CasinoBonusesProps {
  casinoId: string;
}

/** The bonuses of the casino in the form, and the way to add one. Their forms lead back to the list of these bonuses. */
export function CasinoBonuses({ casinoId }: CasinoBonusesProps) {
  const client = useApolloClient();
  const managing = useMemo(() => bonusManaging(client), [client]);
  const navigate = useNavigate();
  const id = useId();
  const request = { filter: { casinoId }, orderBy: "TITLE_ASC", first: CASINO_BONUSES_SHOWN };
  const { found, failure, retry } = useRows(managing, request);
  const list = casinoBonusListPath(casinoId);

  function open(event: MouseEvent, rowId: string | null): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = event.currentTarget.getAttribute("href")!;
    void navigate(address, { state: { list: { address: list, scrollY: 0, rowId } } });
  }

  return (
    <section aria-labelledby={id} className="panel casino-bonuses">
      <h3 id={id}>Bonuses of this casino</h3>
      {failure && <ErrorLine message={loadError("bonuses", failure.message)} onRetry={retry} />}
      {found && found.rows.length === 0 && <p className="muted small">It has no bonuses yet.</p>}
      {found && found.rows.length > 0 && (
        <ul>
          {found.rows.map((bonus) => (
            <li key={bonus.id}>
              <Link onClick={(event) => open(event, bonus.id)} to={adminTabAddress("bonuses", { edit: bonus.id })}>
                {bonus.title}
              </Link>
              <span className="tiny">
                {BONUS_TYPE_LABELS[bonus.bonusType]}
                {!bonus.isActive && ", inactive"}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="admin-form-actions">
        <Link
          className="btn btn-secondary btn-sm"
          onClick={(event) => open(event, null)}
          to={adminTabAddress("bonuses", { casinoId })}
        >
          Add bonus
        </Link>
        {found && found.totalCount > 0 && (
          <Link className="btn btn-quiet btn-sm" to={list}>
            Manage all {found.totalCount.toLocaleString("en-US")}
          </Link>
        )}
      </div>
    </section>
  );
}
