import { Button, Flex, VisuallyHidden } from "@chakra-ui/react";
import type { ListedRow } from "./listConfig";
import { Link } from "../../ui/Link";
import type { RowActions } from "./useRowKeys";

interface RowMenuProps<Row extends ListedRow> {
  row: Row;
  /** The path of the row's public page, or null if it has none. */
  path: string | null;
  /** Whether the Tab key can reach the buttons. Only the active row's buttons are in the tab order. */
  isReached: boolean;
  actions: Pick<RowActions<Row>, "edit" | "duplicate" | "canRemove" | "remove" | "showHistory">;
}

/** Shows the actions for one row. */
export function RowMenu<Row extends ListedRow>({ row, path, isReached, actions }: RowMenuProps<Row>) {
  const of = <VisuallyHidden> {row.name}</VisuallyHidden>;
  const look = {
    css: { minH: { base: "36px", md: "30px" }, "@media (pointer: coarse)": { minH: "44px" } },
    px: { base: "2", md: "1", xl: "2" },
    size: "sm",
    tabIndex: isReached ? 0 : -1,
    variant: "ghost",
  } as const;
  return (
    <Flex
      as="span"
      display={{ base: "flex", md: "inline-grid" }}
      gap={{ base: "1", md: 0 }}
      gridTemplateColumns={{ md: "auto auto", xl: "repeat(3, auto)" }}
      mx={{ base: "-2", md: 0 }}
      wrap="wrap"
    >
      <Button onClick={() => actions.edit(row)} {...look}>
        Edit{of}
      </Button>
      {path && (
        <Button asChild {...look}>
          <Link rel="noopener" target="_blank" to={path}>
            View{of}
            <VisuallyHidden> in a new tab</VisuallyHidden>
          </Link>
        </Button>
      )}
      <Button onClick={() => actions.showHistory(row)} {...look}>
        History{of}
      </Button>
      <Button onClick={() => actions.duplicate(row)} {...look}>
        Duplicate{of}
      </Button>
      {actions.canRemove && (
        <Button color="warn" onClick={() => actions.remove(row)} {...look}>
          Delete{of}
        </Button>
      )}
    </Flex>
  );
}
