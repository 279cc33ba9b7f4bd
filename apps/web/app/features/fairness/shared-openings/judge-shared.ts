import type { Judgement } from "@trove/fairness";
import { call } from "../../../api/call.ts";
import { judgeFile } from "../verifier/judge-file.ts";
import { compareShared, type SharedVerdict, type ShownShared } from "./compare-shared.ts";

export type JudgedShared = SharedVerdict & {
  /** The text of the file, as the shop sent it. */
  readonly file: string;
  /** The judgement of the file's opening; undefined if the text is not a file of proofs. */
  readonly judgement: Judgement | undefined;
};

/**
 * Loads the proofs of a shared opening, judges them in this browser and compares them with the page. Throws ApiError.
 */
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
