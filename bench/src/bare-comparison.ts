import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { request } from "undici";
import { makeHttpClient } from "./http-client.ts";
import { type Contender, measureBoth } from "./measure.ts";
import type { Comparison } from "./table.ts";

const bareServer = fileURLToPath(new URL("bare-server.ts", import.meta.url));

/** Starts a bare node:http server in its own process that answers every request with the given bytes and headers. */
async function startBareServer(response: { headers: Record<string, string>; bytes: Buffer }) {
  const child = spawn(process.execPath, [bareServer], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify({ headers: response.headers, base64: response.bytes.toString("base64") }));
  const url = await new Promise<string>((resolve) =>
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { url, stop: () => child.kill("SIGTERM") };
}

export type Reading = {
  title: string;
  /** The path of each request; a function returns another path for each turn. */
  path: string | (() => string);
  encoding: "identity" | "br";
  clients: number;
  /** The lowest promised ratio to the bare server; undefined if nothing is promised. */
  promised?: number;
};

const ownHeaders = new Set(["date", "connection", "keep-alive"]);

/** Compares the shop with a bare server that sends the same bytes, in alternating rounds. */
export async function compareWithBare(url: string, reading: Reading, seconds: number): Promise<Comparison> {
  const { title, path, encoding, clients, promised } = reading;
  const pathNow = typeof path === "string" ? () => path : path;
  const asked = { "accept-encoding": encoding };
  const lanesTo = (origin: string): Contender["lanes"] =>
    Array.from({ length: clients }, () => {
      const send = makeHttpClient(origin);
      return async () => void (await send({ method: "GET", path: pathNow(), headers: asked }));
    });

  const response = await request(`${url}${pathNow()}`, { headers: asked });
  const headers = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const bare = await startBareServer({
    headers: Object.fromEntries(headers.filter(([name]) => !ownHeaders.has(name))),
    bytes: Buffer.from(await response.body.arrayBuffer()),
  });
  const who = clients === 1 ? "one client" : `${clients} clients`;
  const { subject, reference } = await measureBoth(
    { name: `${title} over HTTP, ${who}`, lanes: lanesTo(url) },
    { name: "the same bytes from a bare node:http", lanes: lanesTo(bare.url) },
    seconds,
  );
  bare.stop();
  return { title, subject, references: [reference], ...(promised !== undefined && { promised }) };
}
