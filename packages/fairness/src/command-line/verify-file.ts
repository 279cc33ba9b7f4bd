import { readFile } from "node:fs/promises";
import { judgeProofs } from "../evidence/judge-proofs.ts";
import type { ReadTerms } from "../evidence/judge-kept.ts";
import { parseProofs } from "../evidence/parse-proofs.ts";
import type { KeptOpening, ProofsFile } from "../evidence/proofs-file.ts";
import type { Command } from "./arguments.ts";
import { askAgain } from "./ask-shop.ts";
import { exitCodeOf } from "./exit-code.ts";
import { reportOf } from "./report.ts";

type Verify = Extract<Command, { readonly kind: "verify" }>;

/** Without a reader of the terms log, nobody looks whether the odds were in force for everybody. */
const lookAway: ReadTerms = () => Promise.resolve("Unasked");

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

/** Judges the file; the path is absolute. Throws for whatever keeps it from looking. */
export async function verifyFile({ path, keys, shop, isMine }: Verify): Promise<{ report: string; exitCode: number }> {
  const file = await readProofs(path);
  const openings = shop === undefined ? file.openings : await askAll(file.openings, shop);
  const asked = new Set(openings.filter((kept) => !file.openings.includes(kept)));
  const isKeyTold = keys.length > 0;
  const told = isKeyTold ? keys : file.shopKeys.map(({ publicKey }) => publicKey);
  const judged = await judgeProofs({ ...file, openings }, told, lookAway);
  const standing = { isKeyTold, isMine, asked };
  return { report: reportOf(judged, standing), exitCode: exitCodeOf(judged, standing) };
}
