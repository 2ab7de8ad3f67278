import { chakra, Flex } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import type { ListColumn } from "./listConfig";
import { Icon } from "../../ui/Icon";
import { OptionMenu } from "./OptionMenu";
import { RowCheckbox } from "./RowCheckbox";

interface NarrowListControlsProps {
  columns: readonly Pick<ListColumn<never>, "label" | "orders">[];
  orderBy: string | null;
  /** Returns the list's URL with another order. */
  orderAddress: (order: string) => string;
  isEverySelected: boolean;
  isSomeSelected: boolean;
  onSelectEvery: () => void;
}

/** The controls that replace the column headers on a phone, where each row is a card. */
export function NarrowListControls(props: NarrowListControlsProps) {
  const { columns, orderBy, orderAddress, isEverySelected, isSomeSelected, onSelectEvery } = props;
  const navigate = useNavigate();
  const orders = columns.flatMap(({ label, orders: both = [] }) =>
    both.map((order) => ({ key: order, label: `${label}, ${directionOf(order)}` })),
  );
  const current = orders.find(({ key }) => key === orderBy);
  return (
    <Flex align="center" display={{ base: "flex", md: "none" }} gap="2" justify="space-between" wrap="wrap">
      <chakra.label alignItems="center" cursor="pointer" display="inline-flex" gap="2.5" minH="44px" pl="3">
        <RowCheckbox
          isChecked={isEverySelected}
          isIndeterminate={isSomeSelected && !isEverySelected}
          label="All rows on this page"
          onToggle={onSelectEvery}
        />
        All rows on this page
      </chakra.label>
      <OptionMenu
        onChoose={(position) => {
          const order = orders[position];
          if (order) void navigate(orderAddress(order.key));
        }}
        options={orders}
        placement="bottom-end"
      >
        Sort: {current?.label ?? "Best match"}
        <Icon name="chevron" size={14} />
      </OptionMenu>
    </Flex>
  );
}

/** Returns the `aria-sort` value for an order. */
export function directionOf(order: string): "ascending" | "descending" {
  return order.endsWith("_ASC") ? "ascending" : "descending";
}
