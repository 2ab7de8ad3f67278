import { connect } from "node:net";

/** Sends a raw HTTP request. Returns everything that the server sends before it closes the connection. */
export function rawRequest(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => (received += text));
    socket.on("close", () => resolve(received)).on("error", reject);
  });
}
