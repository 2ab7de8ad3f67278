import { createContext, useContext } from "react";

/** What a page says about the HTTP answer while it renders on the server. */
export interface ServerResponse {
  status: number;
  redirect?: string;
}

export const ServerResponseContext = createContext<ServerResponse | null>(null);

/** The HTTP status of this page, such as 404 for something that is missing. Does nothing in the browser. */
export function usePageStatus(status: number): void {
  const response = useContext(ServerResponseContext);
  if (response) response.status = status;
}
