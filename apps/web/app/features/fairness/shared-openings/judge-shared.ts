import type { Judgement } from "@trove/fairness";
import { call } from "../../../api/call.ts";
import { judgeFile } from "../verifier/judge-file.ts";
import { compareShared, type SharedVerdict, type ShownShared } from "./compare-shared.ts";

export type JudgedShared = SharedVerdict & {
  /** The file, as the shop gave it out. */
  readonly file: string;
  /** Its own judgement; undefined if it is not a file of proofs. */
  readonly judgement: Judgement | undefined;
};

/** Fetches the proofs behind a link, and judges them in this browser against what the page shows. Throws ApiError. */
export async function judgeShared(token: string, shown: ShownShared): Promise<JudgedShared> {
  const { file } = await call("getSharedProofs", { params: { token } });
  try {
    const judged = await judgeFile(file);
    return { ...compareShared(shown, judged), file, judgement: judged.openings[0]?.judgement };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { verdict: "Unknown", parts: [{ part: "opening", holds: false }], file, judgement: undefined };
  }
}
