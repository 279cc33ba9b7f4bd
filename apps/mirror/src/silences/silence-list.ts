import {
  cosignText,
  type ListedSilence,
  type Signer,
  silenceListText,
  type SilenceState,
  type WitnessKey,
} from "@trove/fairness/log";
import type { Silence } from "./silence.ts";

type Published = Pick<Silence, "commitment" | "firstAskedAt" | "lastAskedAt"> & { readonly state: SilenceState };

const minuteOf = (time: number) => `${new Date(time).toISOString().slice(0, 16)}Z`;

/** The state that says most against the shop comes first. */
function rankOf(state: SilenceState): number {
  if (state === "open") return 0;
  if (state === "answered") return 3;
  return typeof state === "number" ? 2 : 1;
}

/** The entries of one commitment as one: a shop may have handed in a reveal of its own before the person's. */
function merged(one: Published, other: Published): Published {
  return {
    commitment: one.commitment,
    firstAskedAt: Math.min(one.firstAskedAt, other.firstAskedAt),
    lastAskedAt: Math.max(one.lastAskedAt, other.lastAskedAt),
    state: rankOf(one.state) <= rankOf(other.state) ? one.state : other.state,
  };
}

function listed(all: readonly Silence[]): ListedSilence[] {
  const entries = new Map<string, Published>();
  for (const { commitment, firstAskedAt, lastAskedAt, state } of all) {
    if (state === "asking") continue;
    const one = { commitment, firstAskedAt, lastAskedAt, state };
    const other = entries.get(commitment);
    entries.set(commitment, other === undefined ? one : merged(other, one));
  }
  return [...entries.values()].map((one) => {
    return { ...one, firstAskedAt: minuteOf(one.firstAskedAt), lastAskedAt: minuteOf(one.lastAskedAt) };
  });
}

/** The list of silences as a note that the mirror has signed. It has no person and no text of an offer. */
export async function silenceList(
  all: readonly Silence[],
  terms: string,
  mirror: string,
  signer: Signer<WitnessKey>,
  now: Date,
): Promise<string> {
  const text = silenceListText({ mirror, terms, time: now.toISOString(), silences: listed(all) });
  return `${text}\n${await cosignText(text, signer, Math.floor(now.getTime() / 1_000))}`;
}
