import type { Server } from "node:http";
import { normalizeIP } from "@fastify/rate-limit";

/**
 * Closes a new connection if its IP address (for IPv6, its /64 network) already has `most` open. So one caller can't
 * use up all connections.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = normalizeIP(socket.remoteAddress ?? "");
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
