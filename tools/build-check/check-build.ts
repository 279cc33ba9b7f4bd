import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openLog } from "@trove/fairness/log-sources";
import { clientsInForce, logClient, logPolicy, parseCodeManifest } from "@trove/fairness/log";
import { readClients, readManifest } from "../../packages/fairness/src/audit/pages/read-manifests.ts";
import { differences } from "./compare-manifests.ts";

/** Lines for a terminal, and whether a manifest in force is that of the build. */
export type BuildCheck = { lines: readonly string[]; isOnRecord: boolean };

/** The key of the shop's terms log, in the shop's own words. */
async function keyOf(shop: string): Promise<string> {
  const response = await fetch(`${shop}/api/applicationInfo`);
  const { logs } = (await response.json()) as { logs: { terms: string } };
  return logs.terms;
}

/**
 * Compares a build with the manifests that are in force by a shop's terms log. Without a key, takes the shop's word for
 * it. Throws LogFault if the log can't be read.
 */
export async function checkBuild(shop: string, key: string | undefined, build: string): Promise<BuildCheck> {
  const own = parseCodeManifest(await readFile(join(build, "code-manifest.json"), "utf8"));
  const read = openLog(shop, "terms");
  const client = logClient(read, logPolicy(key ?? (await keyOf(shop)), [], 0));
  const inForce = clientsInForce(await readClients(client, await client.checkpoint()));
  const checked = await Promise.all(
    inForce.map(async (leaf) => {
      const manifest = await readManifest(leaf, read);
      const found = manifest === undefined ? ["the manifest can't be read"] : differences(own, manifest);
      const title = `${leaf.release}, manifest ${leaf.manifest}: ${found.length === 0 ? "the same" : "not the same"}`;
      return { isSame: found.length === 0, lines: [title, ...found.map((line) => `    ${line}`)] };
    }),
  );
  const word = key === undefined ? ["The log's key is the shop's word: give --key from a source that you trust."] : [];
  const none = inForce.length === 0 ? ["No code is on record."] : [];
  return {
    lines: [...word, ...none, ...checked.flatMap(({ lines }) => lines)],
    isOnRecord: checked.some(({ isSame }) => isSame),
  };
}
