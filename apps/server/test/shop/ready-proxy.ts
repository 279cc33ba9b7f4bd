import { once } from "node:events";
import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const CHECK_MS = 200;

type Backend = { url: string; agent: Agent; isReady: boolean };

/** A load balancer that forwards calls in turn to the processes that are ready, and repeats none. */
export type ReadyProxy = { url: string; isReady(url: string): boolean; stop(): Promise<void> };

/** Starts a proxy in front of these URLs. It asks each of them five times a second whether it is ready. */
export async function startReadyProxy(urls: readonly string[]): Promise<ReadyProxy> {
  const backends = urls.map((url): Backend => ({ url, agent: new Agent({ keepAlive: true }), isReady: false }));
  const stopping = new AbortController();
  let turn = 0;

  async function watch(backend: Backend): Promise<void> {
    while (!stopping.signal.aborted) {
      const response = await fetch(`${backend.url}/health/ready`).catch(() => undefined);
      await response?.body?.cancel();
      backend.isReady = response?.status === 200;
      await pause(CHECK_MS, undefined, stopping).catch(() => {});
    }
  }

  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter(({ isReady }) => isReady);
    const backend = ready[(turn += 1) % ready.length];
    if (backend === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers, url } = incoming;
    const options = { method, headers, agent: backend.agent };
    const forwarded = send(new URL(url ?? "/", backend.url), options, (response) => {
      const { connection: _hop, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, kept);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const watching = backends.map(watch);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (url) => backends.some((backend) => backend.url === url && backend.isReady),
    async stop() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      await Promise.all(watching);
      for (const { agent } of backends) agent.destroy();
    },
  };
}
