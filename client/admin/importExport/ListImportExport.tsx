import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { Link } from "../../ui/Link";
import { tabsOf, type NounConfig } from "../nouns/nounConfig";
import { usePermission } from "../session/usePermission";
import { adminTabAddress } from "../shell/adminTabs";
import { ExportDialog, type ListedRows } from "./ExportDialog";

/**
 * The URL parameter for an import. Its value is `new` until the server has received the rows, and then the import's id.
 */
export const IMPORT_PARAMETER = "import";
export const NEW_IMPORT = "new";

/** The link to a list's import, and the button that exports the list. */
export function ListImportExport({ config, listed }: { config: NounConfig; listed: ListedRows }) {
  const [isOpen, setIsOpen] = useState(false);
  const canImport = usePermission("IMPORT_ROWS").isAllowed;
  return (
    <>
      {canImport && (
        <Button asChild size="sm">
          <Link to={adminTabAddress(tabsOf(config).list, { [IMPORT_PARAMETER]: NEW_IMPORT })}>Import</Link>
        </Button>
      )}
      <Button onClick={() => setIsOpen(true)} size="sm">
        Export
      </Button>
      {isOpen && <ExportDialog config={config} listed={listed} onClose={() => setIsOpen(false)} />}
    </>
  );
}
