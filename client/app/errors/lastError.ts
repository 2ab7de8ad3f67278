import { storageKeys, writeStored } from "../../shared/storage";

/** What is remembered of the last rendering error: in this browser only, never sent anywhere. */
interface LastError {
  message: string;
  stack: string | null;
  componentStack: string | null;
  timestamp: string;
  userAgent: string;
  url: string;
}

export function rememberError(error: Error, componentStack: string | null): void {
  const remembered: LastError = {
    message: error.message,
    stack: error.stack ?? null,
    componentStack,
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent,
    url: window.location.href,
  };
  writeStored(storageKeys.lastError, remembered);
}
