import { cosignText, type ListedSilence, type Signer, silenceListText, type WitnessKey } from "@trove/fairness/log";
import type { Silence } from "./silence.ts";

const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;

function listed({ commitment, firstAskedAt, lastAskedAt, state }: Silence): ListedSilence[] {
  if (state === "asking") return [];
  return [{ commitment, firstAskedAt: minuteOf(firstAskedAt), lastAskedAt: minuteOf(lastAskedAt), state }];
}

/** The list of silences as a note that the mirror has signed. It has no person and no text of an offer. */
export async function silenceList(
  all: readonly Silence[],
  terms: string,
  mirror: string,
  signer: Signer<WitnessKey>,
  now: Date,
): Promise<string> {
  const text = silenceListText({ mirror, terms, time: now.toISOString(), silences: all.flatMap(listed) });
  return `${text}\n${await cosignText(text, signer, Math.floor(now.getTime() / 1_000))}`;
}
