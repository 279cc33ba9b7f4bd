import { readFile } from "node:fs/promises";
import { parseProofs } from "../evidence/parse-proofs.ts";
import type { KeptOpening, ProofsFile } from "../evidence/proofs-file.ts";
import { isIncidents, parseIncidents } from "../incidents/incidents-file.ts";
import { isShown, parseShown } from "../shown/shown-file.ts";
import type { LogPolicy } from "../log/checkpoint/policy.ts";
import type { Verify } from "./arguments.ts";
import { askAgain } from "./ask-shop.ts";
import type { Told } from "./judge-file.ts";
import { judgeFile } from "./judge-file.ts";
import type { LiveLogs } from "./live-log.ts";
import { openLiveLog } from "./open-live-log.ts";
import { NO_FACTS, readTermsLog } from "./read-terms-log.ts";
import { verifyShown } from "./verify-shown.ts";
import { verifyIncidents } from "./verify-incidents.ts";

async function readUtf8(path: string): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await readFile(path));
}

/** Sends the unanswered reveals again. Returns all openings, with the records that the shop responded with. */
async function askAll(openings: readonly KeptOpening[], shop: URL): Promise<readonly KeptOpening[]> {
  const answered: KeptOpening[] = [];
  for (const kept of openings) answered.push(kept.kind === "Unanswered" ? await askAgain(kept, shop) : kept);
  return answered;
}

/** Opens the logs that the caller wants to be read and gave a key for. */
async function liveLogs({ log, termsLog, recordsLog }: Verify): Promise<LiveLogs> {
  const open = async (name: "terms" | "records", policy: LogPolicy | undefined) =>
    log === undefined || policy === undefined ? undefined : openLiveLog(log, name, policy);
  return { terms: await open("terms", termsLog), records: await open("records", recordsLog) };
}

async function verifyProofs(
  file: ProofsFile,
  { shop, termsLog, recordsLog, isMine }: Verify,
  { keys, notice }: Pick<Told, "keys" | "notice">,
  live: LiveLogs,
): Promise<{ report: string; exitCode: number }> {
  const openings = shop === undefined ? file.openings : await askAll(file.openings, shop);
  const asked = new Set(openings.filter((kept) => !file.openings.includes(kept)));
  return judgeFile({ ...file, openings }, { keys, termsLog, recordsLog, notice, live, isMine }, asked);
}

/** Judges a file of proofs, of incidents or of shown openings. Throws if the file or a log can't be read. */
export async function verifyFile(command: Verify): Promise<{ report: string; exitCode: number }> {
  const text = await readUtf8(command.path);
  const live = await liveLogs(command);
  if (isShown(text)) return verifyShown(parseShown(text), live, command.isMine);
  const file = isIncidents(text) ? parseIncidents(text) : parseProofs(text);
  const facts = live.terms === undefined ? NO_FACTS : await readTermsLog(live.terms);
  const told = { keys: [...command.keys, ...facts.keys], notice: command.noticeMinutes ?? facts.noticeAt };
  return "incidents" in file ? verifyIncidents(file, command, told, live) : verifyProofs(file, command, told, live);
}
