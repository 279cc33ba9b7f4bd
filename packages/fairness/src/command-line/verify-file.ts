import { readFile } from "node:fs/promises";
import { judgeProofs } from "../evidence/judge-proofs.ts";
import { parseProofs } from "../evidence/parse-proofs.ts";
import type { KeptOpening, ProofsFile } from "../evidence/proofs-file.ts";
import type { Command } from "./arguments.ts";
import { logReader } from "../log-proofs/log-reader.ts";
import { askAgain } from "./ask-shop.ts";
import { exitCodeOf } from "./exit-code.ts";
import { readShopKeys } from "./read-shop-keys.ts";
import { reportOf } from "./report.ts";

const UNSEEN_ODDS = "whether the odds were in force for everybody (--log-key of the terms log)";
const UNSEEN_RECORDS = "whether the records are in the public log (--log-key of the records log)";

type Verify = Extract<Command, { readonly kind: "verify" }>;

async function readProofs(path: string): Promise<ProofsFile> {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(path));
  return parseProofs(text);
}

/** Sends the unanswered reveals again, and returns the openings that the shop answered with a record. */
async function askAll(openings: readonly KeptOpening[], shop: URL): Promise<readonly KeptOpening[]> {
  const answered: KeptOpening[] = [];
  for (const kept of openings) answered.push(kept.kind === "Unanswered" ? await askAgain(kept, shop) : kept);
  return answered;
}

/** The keys that the caller trusts: told, or read from a log whose key was told. */
async function trustedBy({ keys, log, termsLog }: Verify): Promise<readonly string[]> {
  if (log === undefined || termsLog === undefined) return keys;
  return [...keys, ...(await readShopKeys(log, termsLog))];
}

/** Judges the file. Throws for whatever keeps it from looking. */
export async function verifyFile(command: Verify): Promise<{ report: string; exitCode: number }> {
  const { path, shop, isMine, termsLog, recordsLog } = command;
  const file = await readProofs(path);
  const trusted = await trustedBy(command);
  const openings = shop === undefined ? file.openings : await askAll(file.openings, shop);
  const asked = new Set(openings.filter((kept) => !file.openings.includes(kept)));
  const isKeyTold = trusted.length > 0 || termsLog !== undefined;
  const told = isKeyTold ? trusted : file.shopKeys.map(({ publicKey }) => publicKey);
  const judged = await judgeProofs({ ...file, openings }, told, logReader(termsLog, recordsLog));
  const unseen = [
    ...(termsLog === undefined ? [UNSEEN_ODDS] : []),
    ...(recordsLog === undefined ? [UNSEEN_RECORDS] : []),
  ];
  const standing = { isKeyTold, isMine, asked };
  return { report: reportOf(judged, standing, unseen), exitCode: exitCodeOf(judged, standing) };
}
