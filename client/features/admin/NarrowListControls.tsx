import { useNavigate } from "react-router-dom";
import type { ManagedColumn } from "../../shared/managing";
import { Icon } from "../../shared/ui/Icon";
import { OptionMenu } from "./OptionMenu";

interface NarrowListControlsProps {
  columns: readonly Pick<ManagedColumn<never>, "label" | "orders">[];
  orderBy: string | null;
  /** The address of the list in another order. */
  orderAddress: (order: string) => string;
  isEverySelected: boolean;
  isSomeSelected: boolean;
  onSelectEvery: () => void;
}

/** On a phone each row is a card and there are no column heads: what they do stands above the cards. */
export function NarrowListControls(props: NarrowListControlsProps) {
  const { columns, orderBy, orderAddress, isEverySelected, isSomeSelected, onSelectEvery } = props;
  const navigate = useNavigate();
  const orders = columns.flatMap(({ label, orders: both = [] }) =>
    both.map((order) => ({ key: order, label: `${label}, ${directionOf(order)}` })),
  );
  const current = orders.find(({ key }) => key === orderBy);
  return (
    <div className="list-narrow">
      <label>
        <input
          checked={isEverySelected}
          onChange={onSelectEvery}
          ref={(box) => {
            if (box) box.indeterminate = isSomeSelected && !isEverySelected;
          }}
          type="checkbox"
        />
        Every row of this page
      </label>
      <OptionMenu
        label="Orders"
        onChoose={(position) => {
          const order = orders[position];
          if (order) void navigate(orderAddress(order.key));
        }}
        options={orders}
      >
        Sort: {current?.label ?? "Best match"}
        <Icon name="chevron" size={14} />
      </OptionMenu>
    </div>
  );
}

/** As `aria-sort` calls it. */
export function directionOf(order: string): "ascending" | "descending" {
  return order.endsWith("_ASC") ? "ascending" : "descending";
}
