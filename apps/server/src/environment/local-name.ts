import { lookup } from "node:dns/promises";
import { connect } from "node:net";
import type { Environment } from "./variables.ts";

/** Whether something accepts connections at this host and port. */
function isTaken(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
  });
}

/**
 * Whether `http://localhost:PORT` leads to a shop that listens at `host`. That needs localhost to have this address,
 * and nothing else to listen at its other addresses, which browsers may prefer.
 */
export async function isServedAsLocalhost(host: string, port: number): Promise<boolean> {
  const addresses = (await lookup("localhost", { all: true }).catch(() => [])).map(({ address }) => address);
  const others = addresses.filter((address) => address !== host);
  if (!addresses.includes(host)) return false;
  return !(await Promise.all(others.map((other) => isTaken(other, port)))).includes(true);
}

/**
 * Makes localhost the public name of a shop on this machine unless PUBLIC_URL is set: browsers support passkeys for
 * names, not for IP addresses. Visitors who use the IP address are not redirected.
 */
export async function withLocalName(environment: Environment, given: NodeJS.ProcessEnv): Promise<Environment> {
  const { HOST, PORT } = environment;
  if (given["PUBLIC_URL"] || !(await isServedAsLocalhost(HOST, PORT))) return environment;
  return { ...environment, PUBLIC_URL: `http://localhost:${PORT}`, ADDRESS_URL: environment.PUBLIC_URL };
}

/**
 * Returns the base URL for pages, given a call's Origin header: ADDRESS_URL if the header equals it, otherwise
 * PUBLIC_URL.
 */
export type PageOrigin = (origin: unknown) => string;

export function pageOrigins({ PUBLIC_URL, ADDRESS_URL }: Pick<Environment, "PUBLIC_URL" | "ADDRESS_URL">): PageOrigin {
  return (origin) => (ADDRESS_URL !== undefined && origin === ADDRESS_URL ? ADDRESS_URL : PUBLIC_URL);
}
