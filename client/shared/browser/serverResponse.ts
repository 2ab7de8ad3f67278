import { createContext, useContext } from "react";

/** The HTTP status and redirect of the page that the server renders. Components set both during the render. */
export class ServerResponse {
  status: number;
  redirect: string | undefined;

  constructor(status: number) {
    this.status = status;
  }

  setStatus(status: number): void {
    this.status = status;
  }

  /** Redirects permanently to another path on this site. */
  moveTo(path: string): void {
    this.status = 301;
    this.redirect = path;
  }
}

export const ServerResponseContext = createContext<ServerResponse | null>(null);

/** Sets the HTTP status of this page, such as 404 for a missing row. Does nothing in the browser. */
export function usePageStatus(status: number): void {
  useContext(ServerResponseContext)?.setStatus(status);
}
