import { countingStops, isAnswered, parseStop, type SignedStop, type SignedText, stopHash } from "@trove/fairness";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { KeptStop } from "../kept/kept-records.ts";
import { addAnswer, answeredOf, stopsOf } from "../kept/kept-stops.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { readClocks } from "../opening/shop-time.ts";
import { trustOf } from "../opening/trust-of.ts";

/** Keeps the shop's answer with the time at which it came. Ignores what the shop has not signed for this stop. */
export async function keepAnswer(
  userId: string,
  stop: SignedStop,
  answer: SignedText,
  parts: BrowserParts,
): Promise<void> {
  const { kept } = parts;
  const person = (await readPerson(kept, userId)) ?? { userId, knownKeys: [], confirmed: [] };
  const trust = await trustOf(person, [answer.keyId], parts);
  if (!(await isAnswered({ stop, answer }, trust))) return;
  const { expected } = await readClocks(parts);
  const { kind, nonce } = parseStop(stop.text);
  const cameAt = new Date(expected).toISOString();
  await addAnswer(kept, { userId, hash: stopHash(stop.text), nonce, stop }, { answer, cameAt });
  // An offer that the shop was making meanwhile may be dated after the stop, and end with it.
  if (kind === "END") noteEndedOffers();
}

/** The stops of nonces without a record that have no answer, so that nothing new may be revealed. */
export async function openStops(userId: string, { kept }: Pick<BrowserParts, "kept">): Promise<readonly KeptStop[]> {
  const [stops, person] = await Promise.all([stopsOf(kept, userId), readPerson(kept, userId)]);
  const last = person?.head?.nonce ?? -1;
  return stops.filter(({ nonce, answers }) => nonce > last && answers.length === 0);
}

/** Whether a restored shop must know the stop: a break that is not over, or an END whose nonce has no record. */
function isInForce(until: string, isEnd: boolean, nonce: number, last: number, now: string): boolean {
  return isEnd ? nonce > last : now < until;
}

/** A break of these last milliseconds may be on its way with its own call, which must come before the stop alone. */
const UNDER_WAY_MS = 30_000;

/** True if the stop's own call may still bring its answer. */
function isUnderWay({ stop, signedAt }: KeptStop, now: number): boolean {
  const age = now - (signedAt ?? -Infinity);
  return parseStop(stop.text).kind !== "END" && age >= 0 && age < UNDER_WAY_MS;
}

/** The answered breaks in force, and the newest END in force, that were not sent on this page yet. */
async function toTakeBack(userId: string, stops: readonly KeptStop[], sent: ReadonlySet<string>, parts: BrowserParts) {
  const answered = answeredOf(stops.filter(({ hash }) => !sent.has(hash)));
  if (answered.length === 0) return [];
  const person = await readPerson(parts.kept, userId);
  if (person === undefined) return [];
  const { shopKeys } = await trustOf(person, [], parts);
  const now = new Date((await readClocks(parts)).expected).toISOString();
  const counting = await countingStops(answered, { userId, shopKeys });
  const inForce = counting.filter(({ stop, until }) =>
    isInForce(until, stop.kind === "END", stop.nonce, person.head?.nonce ?? -1, now),
  );
  const newestEnd = inForce
    .filter(({ stop }) => stop.kind === "END")
    .reduce((newest, { from }) => (from > newest ? from : newest), "");
  const wanted = inForce.filter(({ stop, from }) => stop.kind !== "END" || from === newestEnd);
  return answered.filter(({ stop }) => wanted.some(({ hash }) => hash === stopHash(stop.text)));
}

/**
 * Sends the stops without an answer, and those that a restored shop may have lost, each of these once. Never rejects:
 * what has no answer keeps the nonce from being revealed.
 */
export async function settleStops(userId: string, parts: BrowserParts, sent: Set<string>): Promise<void> {
  const { kept, shop } = parts;
  const stops = await stopsOf(kept, userId);
  if (stops.length === 0) return;
  const ask = async (stop: SignedStop, known?: SignedText) => {
    try {
      await keepAnswer(userId, stop, await shop.answerStop(stop, known), parts);
      sent.add(stopHash(stop.text));
    } catch {
      // The shop can't be reached, or refuses: the next press tries again.
    }
  };
  const open = (await openStops(userId, parts)).filter((stop) => !isUnderWay(stop, parts.now()));
  for (const { stop } of open) await ask(stop);
  for (const { stop, answer } of await toTakeBack(userId, stops, sent, parts)) await ask(stop, answer);
}

/**
 * Keeps the stops that the shop has taken from browsers that the person knows. A stop of this browser gets the answer
 * with its arrival, so that the person is asked about one that comes late.
 */
export async function learnStops(userId: string, parts: BrowserParts): Promise<void> {
  const { kept, shop } = parts;
  const person = await readPerson(kept, userId);
  if (person === undefined) return;
  const listed = await shop.stops();
  const trust = await trustOf(
    person,
    listed.map(({ answer }) => answer.keyId),
    { kept, shop },
  );
  const cameAt = new Date((await readClocks(parts)).expected).toISOString();
  for (const answered of listed) {
    // Each by itself: another entry may have the same stop with a signature that does not hold.
    const [known] = await countingStops([answered], trust);
    if (known === undefined || !person.knownKeys.includes(known.stop.browserKey)) continue;
    const { hash, stop: own } = known;
    const isOwn = own.browserKey === person.key.publicKey;
    const { stop, answer } = answered;
    await addAnswer(kept, { userId, hash, nonce: own.nonce, stop }, { answer, cameAt: isOwn ? cameAt : undefined });
  }
}
