import { isIPv6 } from "node:net";

/** Who a client's address stands for: itself, or for IPv6 its network of 64 bits, of which one customer has all addresses. */
export function addressKey(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, "")
    .replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const network = [...front, ...zeros, ...back].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16));
  return `${network.join(":")}::/64`;
}
