import { askWitness, proveConsistency, type ReadLogFile, type WitnessAnswer } from "@trove/fairness/log";
import type { CheckpointParts, LogWitness } from "../parts.ts";
import { postCheckpoint } from "./post-checkpoint.ts";

/** A checkpoint for which cosignatures are requested. */
export type Asked = {
  /** The checkpoint as a note that the log has signed. */
  note: string;
  size: number;
  /** The tree size that the witnesses probably signed last. */
  oldSize: number;
  files: ReadLogFile;
};

function ask({ key, url }: LogWitness, { files, size, ...rest }: Asked): Promise<WitnessAnswer> {
  const prove = (oldSize: number) => proveConsistency(oldSize, size, files);
  return askWitness({ ...rest, size, key, prove, post: (body) => postCheckpoint(url, body) });
}

/** Asks all witnesses at the same time and returns their cosignatures. Failed witnesses are logged and left out. */
export async function askWitnesses(
  { witnesses, log }: Pick<CheckpointParts, "witnesses" | "log">,
  asked: Asked,
): Promise<{ lines: string[]; aheadAt: number | undefined }> {
  const answers = await Promise.allSettled(witnesses.map((witness) => ask(witness, asked)));
  const lines: string[] = [];
  const ahead: number[] = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.status === "rejected") {
      const witness = witnesses[index]?.key.name;
      log.warn({ err: answer.reason, witness, size: asked.size }, "a witness has not signed");
    } else if (answer.value.outcome === "ahead") ahead.push(answer.value.size);
    else lines.push(answer.value.lines);
  }
  return { lines, aheadAt: ahead.length === 0 ? undefined : Math.max(...ahead) };
}
