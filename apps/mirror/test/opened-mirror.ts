import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { httpLog, logPolicy, originHashOf, type ReadLogFile } from "@trove/fairness/log";
import { type Mirror, openMirror } from "../src/open-mirror.ts";
import type { LogName, MirrorSettings } from "../src/settings.ts";

type Shop = { readonly url: string; readonly key: (name: LogName) => string };

/** A new empty folder, and a function that removes it. */
export async function newFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "mirror-"));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

export function settingsFor(shop: Shop, folder: string, changed: Partial<MirrorSettings> = {}): MirrorSettings {
  return {
    shop: shop.url,
    policies: { terms: logPolicy(shop.key("terms")), records: logPolicy(shop.key("records")) },
    name: "mirror.example/trove",
    operator: "A friend of the shop",
    folder,
    mostBytes: 1e9,
    hasWitness: true,
    hasSilences: true,
    proxies: [],
    verifier: undefined,
    logger: false,
    now: () => new Date(),
    ...changed,
  };
}

/** A mirror of a shop that listens and has looked once. */
export async function openedMirror(shop: Shop, folder: string, changed: Partial<MirrorSettings> = {}, port = "0") {
  const mirror = await openMirror(settingsFor(shop, folder, changed));
  const url = await mirror.http.listen({ host: "127.0.0.1", port: Number(port) });
  /** Looks once at both logs. */
  const look = async () => {
    await Promise.all(Object.values(mirror.looks).map((each) => each()));
  };
  await look();
  const files = (name: LogName): ReadLogFile =>
    httpLog((address) => fetch(address), `${url}/mirror/${mirror.logs[name].originHash}`);
  return { ...mirror, look, url, folder, files };
}

export type OpenedMirror = Awaited<ReturnType<typeof openedMirror>>;

export type About = {
  stopped: string | null;
  usedBytes: number;
  logs: { size: number; fault: string | null; fork: { one: string; other: string } | null }[];
};

export async function aboutOf({ http }: Pick<Mirror, "http">): Promise<About> {
  return (await http.inject("/about")).json();
}

export const hashOf = (key: string) => originHashOf(key.split("+")[0] ?? "");
