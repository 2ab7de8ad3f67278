import { useEffect, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ManagedRow, Managing } from "../../shared/managing";
import { adminTabAddress, type AdminTabId } from "./adminTabs";
import { changedState, listParameters, readListState, type ListState } from "./listAddress";

const lastAddresses = new Map<AdminTabId, string>();

/** Where a list was left, for the way back to it. */
export function lastListAddress(tab: AdminTabId): string {
  return lastAddresses.get(tab) ?? adminTabAddress(tab);
}

/** The list's state as its address has it, and the way to change it: a step to go back to, but for a text that is typed. */
export function useListState<Row extends ManagedRow>(tab: AdminTabId, managing: Managing<Row>) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(managing, parameters), [managing, parameters]);
  const addressOf = (part: Partial<ListState>) => adminTabAddress(tab, listParameters(changedState(state, part)));
  useEffect(() => void lastAddresses.set(tab, adminTabAddress(tab, listParameters(state))), [tab, state]);
  return {
    state,
    addressOf,
    change: (part: Partial<ListState>, isStep = true) => void navigate(addressOf(part), { replace: !isStep }),
  };
}
