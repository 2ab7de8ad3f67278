import { Button, Card, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { useId, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { adminTabAddress } from "../shell/adminTabs";
import { useRows } from "../list/useRows";
import { bonuses } from "../bonuses/bonusConfig";
import { BONUS_TYPE_LABELS } from "../../features/bonuses/bonusTypes";
import { loadError } from "../../shared/messages";
import { casinoBonusListPath } from "../../shared/paths";
import { ErrorAlert } from "../shell/ErrorAlert";
import { Link } from "../../ui/Link";

/** The number of bonuses that the casino form lists. */
const CASINO_BONUSES_SHOWN = 20;

/**
 * Lists the bonuses of the casino in the form, and links to the form for a new bonus. The bonus forms return to the
 * list of this casino's bonuses.
 */
export function CasinoBonuses({ id: casinoId }: { id: string }) {
  const navigate = useNavigate();
  const titleId = useId();
  const request = { filter: { casinoId }, orderBy: "TITLE_ASC", first: CASINO_BONUSES_SHOWN };
  const { found, failure, retry } = useRows(bonuses, request);
  const list = casinoBonusListPath(casinoId);

  function open(event: MouseEvent, rowId: string | null): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = event.currentTarget.getAttribute("href")!;
    void navigate(address, { state: { list: { address: list, scrollY: 0, rowId } } });
  }

  return (
    <Card.Root aria-labelledby={titleId} as="section" display="grid" gap="3">
      <h3 id={titleId}>Bonuses at this casino</h3>
      {failure && <ErrorAlert message={loadError("bonuses", failure.message)} onRetry={retry} />}
      {found && found.rows.length === 0 && (
        <Text color="ink.2" fontSize="sm">
          This casino has no bonuses yet.
        </Text>
      )}
      {found && found.rows.length > 0 && (
        <Grid as="ul" gap="2">
          {found.rows.map((bonus) => (
            <Grid as="li" key={bonus.id} overflowWrap="anywhere">
              <Link onClick={(event) => open(event, bonus.id)} to={adminTabAddress("bonuses", { edit: bonus.id })}>
                {bonus.title}
              </Link>
              <chakra.span color="ink.3" fontSize="xs">
                {BONUS_TYPE_LABELS[bonus.bonusType]}
                {!bonus.isActive && ", inactive"}
              </chakra.span>
            </Grid>
          ))}
        </Grid>
      )}
      <Flex align="center" gap="2.5" wrap="wrap">
        <Button asChild size="sm">
          <Link onClick={(event) => open(event, null)} to={adminTabAddress("bonuses", { casinoId })}>
            Add bonus
          </Link>
        </Button>
        {found && found.totalCount > 0 && (
          <Button asChild size="sm" variant="ghost">
            <Link to={list}>Manage all {found.totalCount.toLocaleString("en-US")}</Link>
          </Button>
        )}
      </Flex>
    </Card.Root>
  );
}
