import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Database } from "../database/connection.ts";
import type { Environment } from "../environment.ts";
import { registry } from "./instruments.ts";
import { readingOf } from "./figures.store.ts";

export type MetricsSettings = Pick<Environment, "METRICS_HOST" | "METRICS_PORT" | "METRICS_TOKEN">;

/** `port` is that of the figures alone, if they have one. */
export type MetricsServer = { port: number | undefined; stop(): Promise<void> };

const hash = (text: string) => createHash("sha256").update(text).digest();

/** Whether the call has the token, if one is set. Takes the same time for every wrong token. */
export function mayRead({ METRICS_TOKEN: token }: MetricsSettings, header: string | undefined): boolean {
  return token === undefined || timingSafeEqual(hash(header ?? ""), hash(`Bearer ${token}`));
}

/** Returns a function that reads the page of figures. Calls that come together read the database once. */
export function pageOf(database: Database): () => Promise<string> {
  const read = readingOf(database);
  return async () => {
    await read();
    return registry.metrics();
  };
}

/** Serves `/metrics` on METRICS_PORT, if it is set. */
export async function serveMetrics(database: Database, settings: MetricsSettings): Promise<MetricsServer> {
  const { METRICS_HOST: host, METRICS_PORT: port } = settings;
  if (port === undefined) return { port, stop: async () => {} };
  const read = pageOf(database);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    if (!mayRead(settings, request.headers.authorization)) return response.writeHead(401).end();
    return response.writeHead(200, { "content-type": registry.contentType }).end(await read());
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, host);
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
