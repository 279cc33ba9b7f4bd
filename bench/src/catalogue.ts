import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { makeHttpClient } from "./http-client.ts";
import { measureBoth } from "./measure.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

const CLIENTS = 32;
const bareServer = fileURLToPath(new URL("bare-server.ts", import.meta.url));

function lanes(url: string, path: string) {
  return Array.from({ length: CLIENTS }, () => {
    const send = makeHttpClient(url);
    return () => send({ method: "GET", path });
  });
}

/** Starts a bare node:http server in its own process that answers every request with the given headers and text. */
async function startBareServer(response: { headers: Record<string, string>; text: string }) {
  const child = spawn(process.execPath, [bareServer], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(response));
  const url = await new Promise<string>((resolve) =>
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { url, stop: () => child.kill("SIGTERM") };
}

async function compare({ url }: Place, path: string, title: string, seconds: number): Promise<Comparison> {
  const response = await fetch(`${url}${path}`, { headers: { "accept-encoding": "identity" } });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !["date", "connection", "keep-alive"].includes(name)),
  );
  const bare = await startBareServer({ headers, text: await response.text() });
  const { subject, reference } = await measureBoth(
    { name: `${title} over HTTP, ${CLIENTS} clients`, lanes: lanes(url, path) },
    { name: "the same bytes from a bare node:http", lanes: lanes(bare.url, path) },
    seconds,
  );
  bare.stop();
  return { title, subject, references: [reference], promised: 0.7 };
}

export async function benchCatalogue(place: Place, seconds: number): Promise<Comparison[]> {
  const list = (await (await fetch(`${place.url}/api/lootboxes?pageSize=1`)).json()) as { items: { id: string }[] };
  return [
    await compare(place, "/api/items?pageSize=24", "Items, a page of 24", seconds),
    await compare(place, "/api/lootboxes?pageSize=24", "Boxes, a page of 24", seconds),
    await compare(place, `/api/lootboxes/${list.items[0]?.id}`, "One box with its odds", seconds),
  ];
}
