import type { AnsweredStop, Offer } from "@trove/fairness";
import type { Kept } from "./database.ts";
import type { KeptAnswer, KeptStop } from "./kept-records.ts";

/** All stops of the person that this browser keeps. */
export function stopsOf(kept: Kept, userId: string): Promise<KeptStop[]> {
  return kept.getAll("stops", IDBKeyRange.bound([userId, ""], [userId, "\uffff"]));
}

/** Writes a stop to disk before it is sent, because nothing may be revealed until it has an answer. */
export async function keepStop(kept: Kept, stop: KeptStop): Promise<void> {
  const transaction = kept.transaction("stops", "readwrite", { durability: "strict" });
  await Promise.all([transaction.store.put(stop), transaction.done]);
}

/** Stores an answer to a stop, unless the same one is stored already. */
export async function addAnswer(kept: Kept, stop: Omit<KeptStop, "answers">, coming: KeptAnswer): Promise<void> {
  const transaction = kept.transaction("stops", "readwrite", { durability: "strict" });
  const known = (await transaction.store.get([stop.userId, stop.hash])) ?? { ...stop, answers: [] };
  const isKnown = known.answers.some(({ answer }) => answer.text === coming.answer.text);
  const puts = isKnown ? [] : [transaction.store.put({ ...known, answers: [...known.answers, coming] })];
  await Promise.all([...puts, transaction.done]);
}

/** True if one of the stops may have ended this offer of its nonce, so that another one must be asked for. */
export function mayEnd(stops: readonly KeptStop[], { nonce, time }: Pick<Offer, "nonce" | "time">): boolean {
  const isLater = ({ answer }: KeptAnswer) => (answer.text.split("\n")[2] ?? "") >= time;
  return stops.some((stop) => stop.nonce === nonce && stop.answers.some(isLater));
}

/** The stops with each of their answers. */
export function answeredOf(stops: readonly KeptStop[]): readonly AnsweredStop[] {
  return stops.flatMap(({ stop, answers }) => answers.map(({ answer }) => ({ stop, answer })));
}
