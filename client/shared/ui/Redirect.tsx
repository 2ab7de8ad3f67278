import { useContext } from "react";
import { Navigate } from "react-router-dom";
import { ServerResponseContext } from "../serverResponse";

interface RedirectProps {
  to: string;
}

/** Sends the visitor on for good: HTTP 301 from the server, a replaced history entry in the browser. */
export function Redirect({ to }: RedirectProps) {
  const response = useContext(ServerResponseContext);
  if (!response) return <Navigate replace to={to} />;
  response.moveTo(to);
  return null;
}
