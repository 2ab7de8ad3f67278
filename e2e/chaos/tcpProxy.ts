/** Stands between the product and what it depends on, and fails as networks do. */
import { connect, createServer, type Socket } from "node:net";
import { removeLater } from "../leftovers.js";

export interface TcpProxy {
  port: number;
  /** Ends every connection without a word. */
  cut(): void;
  /** Milliseconds that each piece is held back. */
  delay(milliseconds: number): void;
  /** Connections stay and nothing comes through any more, new ones neither, until it is over. */
  stall(isStalled: boolean): void;
  /** Nobody listens any more, until it opens again. */
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let milliseconds = 0;
  let isStalled = false;
  let port = 0;

  function forward(from: Socket, to: Socket): void {
    from.on("data", (piece) => {
      if (milliseconds === 0) return void to.write(piece);
      setTimeout(() => to.write(piece), milliseconds);
    });
    from.on("close", () => to.destroy());
    from.on("error", () => to.destroy());
  }

  const server = createServer((near) => {
    const far = connect(targetPort, "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.once("close", () => pairs.delete(pair));
    forward(near, far);
    forward(far, near);
    if (isStalled) for (const socket of pair) socket.pause();
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", () => {
        ({ port } = server.address() as { port: number });
        resolve();
      });
    });
  const cut = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      cut();
    });
  await listen();
  removeLater(() => (server.listening ? close() : undefined));
  return {
    get port() {
      return port;
    },
    cut,
    close,
    open: listen,
    delay: (next) => void (milliseconds = next),
    stall(next) {
      isStalled = next;
      for (const socket of [...pairs].flat()) {
        if (next) socket.pause();
        else socket.resume();
      }
    },
  };
}
