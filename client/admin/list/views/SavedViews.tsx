/** The menu of saved views in a list's toolbar. */
import { Button, Menu, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { CatalogueNoun } from "../../../graphql/schemaTypes.generated";
import { usePermission } from "../../session/usePermission";
import { ManageViews } from "./ManageViews";
import { SaveView } from "./SaveView";
import { useListViews, type ListView } from "./useListViews";

interface SavedViewsProps {
  noun: CatalogueNoun;
  /** The parameters of the list as the editor sees it. */
  parameters: string;
  /** Returns the URL of a view. Ignores parameters that the list does not have. */
  addressOf: (parameters: string) => string;
}

export function SavedViews(props: SavedViewsProps) {
  return usePermission("SAVE_VIEWS").isAllowed ? <ViewsMenu {...props} /> : null;
}

function ViewsMenu({ noun, parameters, addressOf }: SavedViewsProps) {
  const navigate = useNavigate();
  const views = useListViews(noun);
  const [dialog, setDialog] = useState<"save" | "manage" | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const own = views.views.filter(({ isMine }) => isMine);
  const others = views.views.filter(({ isMine }) => !isMine);

  function open(which: "save" | "manage") {
    // Focus the button first, so the dialog later returns the focus to it and not to a removed menu item.
    trigger.current?.focus();
    setDialog(which);
  }

  const item = (view: ListView) => (
    <Menu.Item
      key={view.id}
      onClick={() => void navigate(addressOf(view.parameters))}
      overflowWrap="anywhere"
      value={view.id}
    >
      {view.name}
      {!view.isMine && (
        <Text as="span" color="ink.2" fontSize="xs">
          by {view.by}
        </Text>
      )}
    </Menu.Item>
  );
  return (
    <>
      <Menu.Root lazyMount positioning={{ placement: "bottom-end", gutter: 4 }} unmountOnExit>
        <Menu.Trigger asChild ref={trigger}>
          <Button size="sm">Views</Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content maxW="min(360px, 90vw)">
            {own.map(item)}
            {others.map(item)}
            <Menu.Item onClick={() => open("save")} value="save">
              Save this view...
            </Menu.Item>
            {own.length > 0 && (
              <Menu.Item onClick={() => open("manage")} value="manage">
                Manage views...
              </Menu.Item>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {dialog === "save" && <SaveView onClose={() => setDialog(null)} parameters={parameters} views={views} />}
      {dialog === "manage" && <ManageViews onClose={() => setDialog(null)} own={own} views={views} />}
    </>
  );
}
