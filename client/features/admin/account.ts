import { createContext, useContext } from "react";

/** The account that works in the panel: its drafts and its list places are its own. */
export const AccountContext = createContext("");

/** The name of the account: an e-mail address, or `demo`. */
export function useAccount(): string {
  return useContext(AccountContext);
}
