import { useSearchParams } from "react-router-dom";
import { IMPORT_PARAMETER } from "./importAddress";

/** Whether the address is that of an import, and not of the list. */
export function useIsImporting(): boolean {
  const [parameters] = useSearchParams();
  return parameters.has(IMPORT_PARAMETER);
}
