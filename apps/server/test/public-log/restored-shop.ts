import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openShop, type Shop } from "../shop/shop.ts";
import type { TestWitness } from "./witness.ts";

const cli = fileURLToPath(new URL("../../src/log-restore/cli.ts", import.meta.url));
const run = promisify(execFile);

/** Opens a shop with a witness. With `backup`, the shop runs on a copy of that database, as after a restore. */
export async function openWitnessed(witness: TestWitness, backup?: string): Promise<Shop> {
  const shop = await openShop({ LOG_WITNESSES: witness.setting, LOG_QUORUM: "1" }, backup);
  const { terms, records } = shop.app.publicLog.keys;
  witness.know(terms, records);
  return shop;
}

/** Runs `npm run log:restore` on a shop's database, with a copy of the logs in a folder. */
export async function restoreFrom(
  { appUrl, ownerUrl, environment }: Shop,
  folder: string,
  copy: string,
): Promise<string> {
  const { JWT_SECRET, ROOT_KEY, SIGNING_KEY, LOG_KEY } = environment;
  const keys = { JWT_SECRET, ROOT_KEY, SIGNING_KEY: SIGNING_KEY?.join(), LOG_KEY };
  const env = { ...process.env, ...keys, DATABASE_URL: appUrl, MIGRATION_DATABASE_URL: ownerUrl, INIT_CWD: folder };
  return (await run(process.execPath, [cli, copy], { env })).stdout;
}
