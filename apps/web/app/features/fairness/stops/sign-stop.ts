import { type SignedStop, type StopKind, parseStop, stopHash, stopText } from "@trove/fairness";
import { openingsAt } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import { keepStop, stopsOf } from "../kept/kept-stops.ts";
import { signWith } from "../opening/browser-key.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { lockPerson } from "../opening/person-lock.ts";
import { randomHex } from "../opening/random-hex.ts";

export type StopWish = { readonly kind: StopKind; readonly hours: number };

/** How long a stop waits for a press in another tab. A break begins without a stop after it. */
const PATIENCE_MS = 3000;

/** Signs and keeps a stop under the person's lock. Returns an earlier one without an answer that says the same. */
async function sign(userId: string, { kind, hours }: StopWish, parts: Pick<BrowserParts, "kept" | "now">) {
  const { kept } = parts;
  const person = await readPerson(kept, userId);
  // A browser that has got no offer does not know the person's last record.
  if (person?.head === undefined) return undefined;
  const nonce = person.head.nonce + 1;
  const open = (await openingsAt(kept, userId, "Open")).find((opening) => opening.nonce === nonce);
  const revealed = kind === "END" ? undefined : open?.id;
  const waiting = (await stopsOf(kept, userId)).find(({ stop, answers, nonce: own }) => {
    const known = parseStop(stop.text);
    const isSame = known.kind === kind && known.hours === hours && known.revealed === revealed;
    return answers.length === 0 && own === nonce && isSame;
  });
  if (waiting !== undefined) return waiting.stop;
  const own = { kind, hours, nonce, before: person.head.hash, revealed, random: randomHex() };
  const text = stopText({ userId, browserKey: person.key.publicKey, ...own });
  const stop: SignedStop = { text, signature: await signWith(person, text) };
  await keepStop(kept, { userId, hash: stopHash(text), nonce, stop, signedAt: parts.now(), answers: [] });
  return stop;
}

/**
 * Signs a stop with this browser's key. From then on it reveals nothing new of the nonce until the shop has answered.
 * Undefined if this browser has got no offer yet, or another tab is pressing for longer than three seconds.
 */
export async function signStop(
  userId: string,
  wish: StopWish,
  parts: Pick<BrowserParts, "kept" | "now">,
  patienceMs = PATIENCE_MS,
): Promise<SignedStop | undefined> {
  let free: (() => void) | undefined;
  try {
    free = await lockPerson(userId, AbortSignal.timeout(patienceMs));
  } catch {
    return undefined;
  }
  try {
    return await sign(userId, wish, parts);
  } finally {
    free();
  }
}
