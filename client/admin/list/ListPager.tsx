import { Button, Flex, Spacer, Text } from "@chakra-ui/react";
import { formatCount } from "../../../shared/formatCount";
import { LIST_SIZES } from "../../shared/limits";
import type { FoundRows } from "./listConfig";
import { Link } from "../../ui/Link";
import type { ListState } from "./listState";

interface ListPagerProps {
  list: FoundRows<unknown>;
  state: ListState;
  addressOf: (part: Partial<ListState>) => string;
}

/** Shows the page sizes, the range of visible rows, and links to the previous and next page. */
export function ListPager({ list: { rows, pageInfo, totalCount }, state, addressOf }: ListPagerProps) {
  const isFirst = !state.after && !state.before;
  const { page } = state;
  return (
    <Flex align="center" aria-label="Pages" as="nav" gap="2" wrap="wrap">
      <Text as="span" fontSize="sm">
        Rows
      </Text>
      {LIST_SIZES.map((size) => (
        <Button
          aria-current={size === state.size ? "true" : undefined}
          aria-label={`${size} rows per page`}
          asChild
          key={size}
          variant="subtle"
        >
          <Link to={addressOf({ size })}>{size}</Link>
        </Button>
      ))}
      <Spacer />
      {rows.length > 0 && (
        <Text as="span" fontSize="sm">
          {positionOf(page, state.size, rows.length, totalCount)}
        </Text>
      )}
      {!isFirst && (
        <Button asChild size="sm">
          <Link to={addressOf({})}>First page</Link>
        </Button>
      )}
      <PageLink
        isThere={pageInfo.hasPreviousPage}
        label="Previous"
        to={addressOf({ before: pageInfo.startCursor, page: page && Math.max(page - 1, 1) })}
      />
      <PageLink
        isThere={pageInfo.hasNextPage}
        label="Next"
        to={addressOf({ after: pageInfo.endCursor, page: page && page + 1 })}
      />
    </Flex>
  );
}

/** Returns the position in a list: '51–100 of 384', or '50 of 384' if the page number is unknown. */
function positionOf(page: number | null, size: number, count: number, totalCount: number): string {
  if (page === null) return `${formatCount(count)} of ${formatCount(totalCount)}`;
  const first = (page - 1) * size + 1;
  const last = first + count - 1;
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(Math.max(totalCount, last))}`;
}

function PageLink({ isThere, label, to }: { isThere: boolean; label: string; to: string }) {
  if (isThere)
    return (
      <Button asChild size="sm">
        <Link to={to}>{label}</Link>
      </Button>
    );
  return (
    <Button aria-disabled="true" size="sm">
      {label}
    </Button>
  );
}
