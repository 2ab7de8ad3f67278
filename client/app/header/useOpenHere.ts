import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** Returns an open state that becomes false on every navigation. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const setIsOpen = useCallback((isOpen: boolean) => setOpenedAt(isOpen ? key : null), [key]);
  return { isOpen: openedAt === key, setIsOpen };
}
