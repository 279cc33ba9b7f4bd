import type { DisputeParts } from "./dispute-parts.ts";
import type { DisputeRow } from "./disputes.store.ts";
import type { Examined, HeldFile } from "./examine-dispute.ts";

export const EVIDENCE_NAME = "your-file.json";

/** The name of a file with the shop's records. */
export function proofsName({ firstNonce, lastNonce }: HeldFile): string {
  return firstNonce === lastNonce ? `opening-${firstNonce}.json` : `openings-${firstNonce}-to-${lastNonce}.json`;
}

/** The public verifier's output for each file. */
export function verdictText({ evidence, files }: Examined): string {
  const parts = [
    ...(evidence === undefined ? [] : [[`The file that you sent (${EVIDENCE_NAME})`, evidence.report]]),
    ...files.map((file) => [`Our records (${proofsName(file)})`, file.verified.report]),
  ];
  const none = files.length === 0 ? ["Our records have none of these openings.\n"] : [];
  return [...parts.map(([title, report]) => `${title}\n\n${report}`), ...none].join("\n");
}

/** Explains how to verify the files without trusting the sender. */
export function howToVerify(
  { evidence, files }: Examined,
  { openedAt }: DisputeRow,
  { logs, shopKeys }: Pick<DisputeParts["disputes"], "logs" | "shopKeys">,
  publicUrl: string,
): string {
  const names = [...files.map(proofsName), ...(evidence === undefined ? [] : [EVIDENCE_NAME])];
  const keys = shopKeys.map((key) => `--key ${key}`).join(" ");
  const log = `--log ${publicUrl} --log-key ${logs.terms} --log-key ${logs.records}`;
  const witnesses = logs.witnesses.map((key) => ` --witness ${key}`).join("");
  const quorum = logs.witnesses.length === 0 ? "" : ` --quorum ${logs.quorum}`;
  return [
    `These files are about openings that were looked into on ${openedAt.toISOString().slice(0, 10)}.`,
    "",
    "Anyone can verify them, in two ways:",
    "",
    `1. In a browser: open ${publicUrl}/provably-fair and drop the file there. Nothing is sent.`,
    "2. With the program for the command line, which needs none of our pages:",
    "",
    ...names.map((name) => `   npm run verify -- ${name} ${keys} ${log}${witnesses}${quorum}`),
    "",
    "Do not take our keys from here alone: compare them with those that you noted earlier, or that others have.",
    "",
  ].join("\n");
}
