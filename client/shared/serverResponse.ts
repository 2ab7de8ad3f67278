import { createContext, useContext } from "react";

/** What a page says about the HTTP answer while it renders on the server. */
export class ServerResponse {
  status: number;
  redirect: string | undefined;

  constructor(status: number) {
    this.status = status;
  }

  setStatus(status: number): void {
    this.status = status;
  }

  /** The page has moved to another path of ours for good. */
  moveTo(path: string): void {
    this.status = 301;
    this.redirect = path;
  }
}

export const ServerResponseContext = createContext<ServerResponse | null>(null);

/** The HTTP status of this page, such as 404 for something that is missing. Does nothing in the browser. */
export function usePageStatus(status: number): void {
  useContext(ServerResponseContext)?.setStatus(status);
}
