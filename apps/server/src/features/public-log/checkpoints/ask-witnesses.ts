import { askWitness, type PolicyWitness, proveConsistency, type ReadLogFile } from "@trove/fairness/log";
import type { CheckpointParts } from "../parts.ts";
import type { LogName } from "../log-name.ts";
import { leaveOutWrongClocks } from "./leave-out-wrong-clocks.ts";
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

/** The signature lines of a witness, by the name of its key, with their time in seconds since 1970. */
export type Cosigned = { name: string; lines: string; seconds: number };

function ask({ key, url = "" }: PolicyWitness, { files, size, ...rest }: Asked) {
  const prove = (oldSize: number) => proveConsistency(oldSize, size, files);
  return askWitness({ ...rest, size, key, prove, post: (body) => postCheckpoint(url, body) });
}

/** Asks all witnesses at the same time and returns their cosignatures. Failed witnesses are logged and left out. */
export async function askWitnesses(
  { policy: { witnesses }, log }: Pick<CheckpointParts, "policy" | "log">,
  asked: Asked,
): Promise<{ cosigned: Cosigned[]; aheadAt: number | undefined }> {
  const answers = await Promise.allSettled(witnesses.map((witness) => ask(witness, asked)));
  const cosigned: Cosigned[] = [];
  const ahead: number[] = [];
  for (const [index, answer] of answers.entries()) {
    const name = witnesses[index]?.key.name ?? "";
    if (answer.status === "rejected") {
      log.warn({ err: answer.reason, witness: name, size: asked.size }, "a witness has not signed");
    } else if (answer.value.outcome === "ahead") ahead.push(answer.value.size);
    else cosigned.push({ name, lines: answer.value.lines, seconds: answer.value.seconds });
  }
  return { cosigned, aheadAt: ahead.length === 0 ? undefined : Math.max(...ahead) };
}

/**
 * Like {@link askWitnesses}, without the cosignatures of wrong clocks, which are logged: with as many answers as are
 * needed, one of them would decide since when a checkpoint is signed.
 */
export async function askInTime(
  parts: Pick<CheckpointParts, "policy" | "log" | "now">,
  name: LogName,
  asked: Asked,
): Promise<{ cosigned: readonly Cosigned[]; aheadAt: number | undefined }> {
  const { cosigned, aheadAt } = await askWitnesses(parts, asked);
  const { near, far } = leaveOutWrongClocks(cosigned, parts.now().getTime() / 1_000);
  for (const { name: witness, seconds } of far) {
    const text = "a witness has another time than most: its signature is left out";
    parts.log.warn({ publicLog: name, witness, seconds }, text);
  }
  return { cosigned: near, aheadAt };
}
