import type { Server } from "node:http";
import type { Socket } from "node:net";

import { maxOutstanding } from "../shared/limits.js";
import { aroundRequests } from "./aroundRequests.js";

/**
 * Ends a connection that goes on asking without taking its answers: each would be kept for it, refusals too, and one
 * packet holds thousands of requests.
 */
export function limitPipelining(server: Server): void {
  const outstanding = new WeakMap<Socket, number>();
  const count = (socket: Socket, more: number) => {
    const sum = (outstanding.get(socket) ?? 0) + more;
    outstanding.set(socket, sum);
    return sum;
  };
  aroundRequests(server, (request, response, passOn) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (count(socket, 1) > maxOutstanding) {
      socket.destroy();
      return;
    }
    response.once("close", () => count(socket, -1));
    passOn(request, response);
  });
}
