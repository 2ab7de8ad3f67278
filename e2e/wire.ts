/** A wire to the product, which can be cut: then the product is there no more for whoever reaches it through the wire. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { removeLater } from "./leftovers.js";

export interface Wire {
  url: string;
  cut(): void;
  /** Joins it again, at the same address. */
  mend(): Promise<void>;
}

export async function layWire(to: string): Promise<Wire> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.pipe(other);
      end.once("error", () => other.destroy());
      end.once("close", () => ends.delete(end));
    }
  });
  wire.listen(0, hostname);
  await once(wire, "listening");
  const cut = () => {
    wire.close();
    for (const end of ends) end.destroy();
  };
  removeLater(cut);
  const { port: ownPort } = wire.address() as AddressInfo;
  const mend = async () => {
    wire.listen(ownPort, hostname);
    await once(wire, "listening");
  };
  return { url: `http://${hostname}:${ownPort}`, cut, mend };
}
