import { numberedEntries } from "../../../packages/fairness/test/log/any-entries.ts";
import { proveConsistency } from "@trove/fairness/log";
import type { LogServer } from "./log-server.ts";

export const entries = numberedEntries(500);

/** The request to sign the log's present tree, for a witness that has signed `oldSize` last. */
export async function requestTo(shop: LogServer, oldSize: number): Promise<string> {
  const tree = shop.tree("records");
  const read = (path: string) => Promise.resolve(Buffer.from(shop.files("records").get(path) ?? ""));
  const proof = oldSize > tree.size ? [] : await proveConsistency(oldSize, tree.size, read);
  const lines = proof.map((hash) => `${Buffer.from(hash).toString("base64")}\n`).join("");
  return `old ${oldSize}\n${lines}\n${await shop.note("records")}`;
}

export async function askAt({ url }: { readonly url: string }, body: string) {
  const response = await fetch(`${url}/add-checkpoint`, { method: "POST", body });
  return { status: response.status, type: response.headers.get("content-type"), body: await response.text() };
}

/** Grows the log by entries that have no checkpoint yet, and asks for one. */
export async function growAndAsk(mirror: { readonly url: string }, shop: LogServer, oldSize: number, size: number) {
  shop.grow("records", entries.slice(shop.tree("records").size, size));
  return askAt(mirror, await requestTo(shop, oldSize));
}
