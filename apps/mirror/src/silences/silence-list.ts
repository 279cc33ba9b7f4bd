import { cosignText, type Signer, type WitnessKey } from "@trove/fairness/log";
import type { Silence } from "./silence.ts";

const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** The list of silences as a note that the mirror has signed. It has no person and no text of an offer. */
export async function silenceList(
  all: readonly Silence[],
  terms: string,
  name: string,
  signer: Signer<WitnessKey>,
  now: Date,
): Promise<string> {
  const published = all
    .filter(({ state }) => state !== "asking")
    .toSorted((one, other) => (one.commitment < other.commitment ? -1 : 1));
  const lines = published.map(
    ({ commitment, firstAskedAt, lastAskedAt, state }) =>
      `${commitment} ${minuteOf(firstAskedAt)} ${minuteOf(lastAskedAt)} ${state}\n`,
  );
  const head = [`${name}/silences`, terms, now.toISOString(), published.length].map((line) => `${line}\n`);
  const text = [...head, ...lines].join("");
  return `${text}\n${await cosignText(text, signer, Math.floor(now.getTime() / 1_000))}`;
}
