/** Shows a table of the facts to check. On a phone, each fact is a card. */
import { urlMax } from "../../../shared/textLimits";
import { Badge, Button, chakra, Flex, Input, Table, Text } from "@chakra-ui/react";
import { useId, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { FactProblem } from "../../graphql/schemaTypes.generated";
import { factLabels } from "../../shared/factLabels";
import { bonusPath, casinoPath } from "../../shared/paths";
import { Icon } from "../../ui/Icon";
import { Link } from "../../ui/Link";
import { webUrl } from "../../ui/OutboundLink";
import { ago } from "../history/ago";
import { leaveList } from "../list/listPlace";
import { hasOwnKeys, useSingleKeys } from "../list/useListKeys";
import { adminTabAddress } from "../shell/adminTabs";
import { FactReports } from "./FactReports";
import { type Control, focusNext, ignoreRepeat, ignoreSecondClick } from "./rowControls";
import { factKey, type FactRequest, type FactToCheck, nameOf } from "./useFactQueue";

export const problemLabels: Readonly<Record<FactProblem, string>> = {
  REPORTED: "Reported",
  CHANGED: "Changed",
  STALE: "Out of date",
  UNCHECKED: "Never checked",
};

const problemColors = { REPORTED: "warn", CHANGED: "gold", STALE: "info", UNCHECKED: undefined } as const;

type Confirm = (fact: FactToCheck, sourceUrl: string | null) => Promise<void>;

interface FactTableProps {
  facts: readonly FactToCheck[];
  /** Whether facts that will replace these are loading. */
  isStale: boolean;
  requestOf: (fact: FactToCheck) => FactRequest | null;
  onConfirm: Confirm;
  onDismiss: (fact: FactToCheck) => Promise<void>;
}

export function FactTable({ facts, isStale, requestOf, onConfirm, onDismiss }: FactTableProps) {
  const hasKeys = useSingleKeys();
  return (
    <Table.Root aria-busy={isStale} aria-label="Facts to check" variant="outline">
      <Table.Header>
        <Table.Row>
          {["Fact", "Value", "Last checked", "Source"].map((label) => (
            <Table.ColumnHeader key={label} scope="col">
              {label}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body opacity={isStale ? 0.6 : undefined}>
        {facts.map((fact) => (
          <FactRow
            fact={fact}
            hasKeys={hasKeys}
            key={factKey(fact)}
            onConfirm={onConfirm}
            onDismiss={onDismiss}
            request={requestOf(fact)}
          />
        ))}
      </Table.Body>
    </Table.Root>
  );
}

interface FactRowProps extends Pick<FactTableProps, "onConfirm" | "onDismiss"> {
  fact: FactToCheck;
  /** Whether single-key shortcuts are on. */
  hasKeys: boolean;
  request: FactRequest | null;
}

function FactRow({ fact, hasKeys, request, onConfirm, onDismiss }: FactRowProps) {
  const { problem, field, value, checkedAt, reportCount } = fact;

  function handleDismiss(element: HTMLElement, control: Control) {
    if (request) return;
    focusNext(element, control);
    void onDismiss(fact);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (event.key !== "d" || !hasKeys || !isPlain || reportCount === 0 || hasOwnKeys(event.target)) return;
    event.preventDefault();
    handleDismiss(event.currentTarget, "confirm");
  }

  return (
    <Table.Row onKeyDown={handleKeyDown}>
      <Table.Cell gridColumn="1 / -1" minW={{ md: "170px", lg: "260px" }}>
        <Flex align="center" columnGap="2" wrap="wrap">
          <strong>{factLabels[field]}</strong>
          <Badge colorPalette={problemColors[problem]} size="sm">
            {problemLabels[problem]}
          </Badge>
        </Flex>
        <Flex align="center" columnGap="3" wrap="wrap">
          <EditLink fact={fact} />
          <ViewLink fact={fact} />
        </Flex>
        {reportCount > 0 && (
          <FactReports
            fact={fact}
            hasKeys={hasKeys}
            onDismiss={(button) => handleDismiss(button, "dismiss")}
            request={request}
          />
        )}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1" overflowWrap="anywhere">
        {value || <Text color="ink.3">Unknown</Text>}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1" whiteSpace={{ md: "nowrap" }}>
        <chakra.span color="ink.3" hideFrom="md">
          Last checked:{" "}
        </chakra.span>
        {checkedAt ? (
          <time dateTime={checkedAt}>{ago(checkedAt)}</time>
        ) : (
          <chakra.span color="ink.3">Never</chakra.span>
        )}
      </Table.Cell>
      <Table.Cell gridColumn="1 / -1" minW={{ md: "170px" }} w={{ lg: "340px" }}>
        <ConfirmForm fact={fact} onConfirm={onConfirm} request={request} />
      </Table.Cell>
    </Table.Row>
  );
}

/** Links to the form for the fact's casino or bonus. The form returns to this list. */
function EditLink({ fact }: { fact: FactToCheck }) {
  const { noun, id, name } = fact;
  const navigate = useNavigate();
  const address = adminTabAddress(noun === "BONUS" ? "bonuses" : "casinos", { edit: id });

  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // The browser opens a new tab or window.
    event.preventDefault();
    void navigate(address, { state: leaveList(factKey(fact)) });
  }

  return (
    <chakra.a alignItems="center" asChild display="inline-flex" minH="24px" textDecoration="underline">
      <Link onClick={handleClick} to={address}>
        {name}
      </Link>
    </chakra.a>
  );
}

/** Links to the public page that shows the fact, in a new tab. A bonus without a casino has no such page. */
function ViewLink({ fact: { noun, id, name, slug } }: { fact: FactToCheck }) {
  if (slug === null) return null;
  return (
    <chakra.a alignItems="center" asChild color="ink.2" display="inline-flex" fontSize="xs" gap="1" minH="24px">
      <Link
        aria-label={`View ${name} on the site (opens in a new tab)`}
        rel="noopener"
        target="_blank"
        to={noun === "BONUS" ? bonusPath(slug, id) : casinoPath(slug)}
      >
        View
        <Icon name="external" size={14} />
      </Link>
    </chakra.a>
  );
}

/** The form that confirms a fact. The editor can enter a new source. */
function ConfirmForm({ fact, request, onConfirm }: Pick<FactRowProps, "fact" | "request" | "onConfirm">) {
  const [typed, setTyped] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const id = useId();
  const what = nameOf(fact);
  const label = request === "check" ? "Saving..." : "Still correct";
  const current = webUrl(fact.sourceUrl);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (request) return;
    const source = typed.trim();
    const isWrong = source !== "" && !webUrl(source);
    setIsInvalid(isWrong);
    if (isWrong) return event.currentTarget.querySelector("input")?.focus();
    focusNext(event.currentTarget, "confirm");
    void onConfirm(fact, source || null);
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      {current && (
        <chakra.a
          alignItems="center"
          color="accent"
          display="inline-flex"
          href={current}
          maxW="100%"
          minH="24px"
          overflowWrap="anywhere"
          rel="noopener"
          target="_blank"
          textDecoration="underline"
        >
          {current.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")}
        </chakra.a>
      )}
      <Flex align="center" gap="2" wrap="wrap">
        <Input
          aria-describedby={isInvalid ? id : undefined}
          aria-invalid={isInvalid || undefined}
          aria-label={`${current ? "New source" : "Source"} of ${what}`}
          flex="1 1 140px"
          fontSize="sm"
          inputMode="url"
          maxLength={urlMax}
          minH="32px"
          minW="0"
          onChange={({ target }) => setTyped(target.value)}
          placeholder={current ? "New source (optional)" : "Source (optional)"}
          value={typed}
        />
        <Button
          aria-disabled={request !== null}
          aria-label={`${label}: ${what}`}
          data-control="confirm"
          data-row={factKey(fact)}
          flexShrink={0}
          onClick={ignoreSecondClick}
          onKeyDown={ignoreRepeat}
          size="sm"
          type="submit"
        >
          {label}
        </Button>
      </Flex>
      {isInvalid && (
        <Text color="warn" fontSize="sm" fontWeight={600} id={id} role="alert">
          Enter a URL that starts with https:// or http://.
        </Text>
      )}
    </form>
  );
}
