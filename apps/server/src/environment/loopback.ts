import { BlockList, isIP } from "node:net";
import type { Environment } from "./variables.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Whether only this machine can reach a host, given as a name or an IP address. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const version = isIP(bare);
  return version === 0 ? bare === "localhost" : loopback.check(bare, version === 4 ? "ipv4" : "ipv6");
}

export function isLoopbackUrl(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

/** Whether other machines can reach the shop, directly or through a proxy on this machine. */
export function isReachedByOthers({ HOST, PUBLIC_URL }: Pick<Environment, "HOST" | "PUBLIC_URL">): boolean {
  return !isLoopback(HOST) || !isLoopbackUrl(PUBLIC_URL);
}
