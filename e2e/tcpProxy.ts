/** A TCP proxy that simulates network failures. */
import { connect, createServer, type Socket } from "node:net";
import { onCleanup } from "./cleanup.js";

export interface TcpProxy {
  port: number;
  /** The proxy's address as an `http` URL. */
  url: string;
  /** Closes every connection. */
  cut(): void;
  /** Sets how long the proxy delays each chunk of data, in ms. */
  delay(milliseconds: number): void;
  /** Starts or ends a stall. During a stall, connections stay open but carry no data. */
  stall(isStalled: boolean): void;
  /** Closes every connection and accepts no new connections until `open` is called. */
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
  onCleanup(() => (server.listening ? close() : undefined));
  return {
    get port() {
      return port;
    },
    get url() {
      return `http://127.0.0.1:${port}`;
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
