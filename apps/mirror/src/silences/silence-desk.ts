import { clientHash, offerHash, offerOf, parseUnansweredReveal, type UnansweredReveal } from "@trove/fairness";
import type { SilenceState } from "@trove/fairness/log";
import type { LogCopy } from "../copy/log-copy.ts";
import { isSoon } from "../is-soon.ts";
import { limited } from "../limited.ts";
import { askShop, type ShopAnswer } from "./ask-shop.ts";
import { callLimit } from "./call-limit.ts";
import { dueSilences } from "./due-silences.ts";
import { findDraws, type FoundDraw, shopKeysIn } from "./log-readers.ts";
import { freePlace } from "./free-place.ts";
import type { Silence, Silences } from "./silence.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the shop may be silent before the commitment is published. */
const PUBLISHED_AFTER_MS = 10 * MINUTE;
/** How long the shop is asked. */
const ASKED_FOR_MS = 30 * DAY;
/** How long an answer is given back to its person. */
const ANSWER_KEPT_MS = 10 * MINUTE;
const CLOSED_KEPT_MS = 365 * DAY;
/** Reveals that are sent to the shop at the same time. */
const MOST_QUESTIONS = 4;

export type DeskAnswer =
  | { readonly status: 202; readonly body: { readonly state: "asking"; readonly commitment: string } }
  | { readonly status: 200; readonly body: { readonly state: "answered" } & ShopAnswer }
  | { readonly status: 200; readonly body: { readonly state: "logged"; readonly logIndex: number } }
  | { readonly status: 429; readonly retryAfterSeconds: number }
  | { readonly status: 400 | 404 | 503 };

type Parts = {
  readonly silences: Silences;
  /** The shop's URL, without a slash at its end. Nothing else is ever asked. */
  readonly shop: string;
  readonly terms: LogCopy;
  readonly records: LogCopy;
  readonly now: () => Date;
};

function parsed(text: string): UnansweredReveal | undefined {
  try {
    return parseUnansweredReveal(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** True for a published silence of which the log may still show the draw that follows from its reveal. */
const isWithoutOwnLeaf = ({ state }: Silence) =>
  state === "open" || (typeof state === "string" && state.startsWith("other-"));

function publishedState({ state }: Silence, draw: FoundDraw | undefined): SilenceState {
  if (draw !== undefined) return draw.isOwn ? draw.index : `other-${draw.index}`;
  return state === "asking" ? "open" : state;
}

/** Takes reveals that a shop has not answered, asks the shop for them, and keeps those that it stays silent about. */
export function silenceDesk({ silences, shop, terms, records, now }: Parts) {
  const shopKeys = shopKeysIn(terms);
  const slot = limited(MOST_QUESTIONS);
  const limit = callLimit();
  /** Entries that are being asked for or stored. */
  const busy = new Set<string>();
  const answers = new Map<string, { reveal: string; answer: ShopAnswer; until: number }>();
  /** The number of leaves of the records log that were searched for each published entry. */
  const searched = new Map<string, number>();
  const time = () => now().getTime();

  /** Asks once, and stores the result. Needs the commitment to be busy. */
  async function ask(silence: Silence, reveal: UnansweredReveal): Promise<void> {
    const { id, state, firstAskedAt } = silence;
    const answer = await slot(async () => askShop(shop, reveal, { keys: await shopKeys(), records }));
    const at = time();
    if (answer === undefined) {
      const isOver = at - firstAskedAt >= ASKED_FOR_MS;
      const over = isOver ? { reveal: null, closedAt: at } : { reveal };
      await silences.keep({ ...silence, lastAskedAt: at, ...over });
      return;
    }
    answers.set(id, { reveal: JSON.stringify(reveal), answer, until: at + ANSWER_KEPT_MS });
    if (state === "asking") await silences.remove(id);
    else await silences.keep({ ...silence, lastAskedAt: at, state: "answered", closedAt: at, reveal: null });
  }

  async function whileBusy<T>(id: string, work: () => Promise<T>): Promise<T> {
    busy.add(id);
    try {
      return await work();
    } finally {
      busy.delete(id);
    }
  }

  function answered(id: string, reveal: UnansweredReveal): DeskAnswer | undefined {
    const kept = answers.get(id);
    if (kept === undefined || kept.until <= time() || kept.reveal !== JSON.stringify(reveal)) return undefined;
    return { status: 200, body: { state: "answered", ...kept.answer } };
  }

  async function handIn(text: string, caller: string): Promise<DeskAnswer> {
    const reveal = parsed(text);
    if (reveal === undefined) return { status: 400 };
    if (reveal.shop !== terms.origin) return { status: 404 };
    const offer = await offerOf(reveal, await shopKeys());
    if (offer === undefined) return { status: 400 };
    const { commitment } = offer;
    const id = offerHash(reveal.offer.text);
    const known = silences.find(id);
    const given = answered(id, reveal);
    if (given !== undefined) return given;
    const asking: DeskAnswer =
      typeof known?.state === "number"
        ? { status: 200, body: { state: "logged", logIndex: known.state } }
        : { status: 202, body: { state: "asking", commitment } };
    if (busy.has(id) || (known !== undefined && known.reveal !== null)) return asking;
    if (known === undefined) {
      const retryAfterSeconds = limit.count(caller, time());
      if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
      if (!(await freePlace(silences, (other) => busy.has(other)))) return { status: 503 };
    }
    const at = time();
    const own = clientHash(reveal.clientEntropy, reveal.clientSeed);
    const times = { firstAskedAt: at, lastAskedAt: at, closedAt: null };
    const fresh: Silence = { id, commitment, clientHash: own, ...times, state: "asking", reveal };
    const silence = known === undefined ? fresh : { ...known, lastAskedAt: at, closedAt: null, reveal };
    busy.add(id);
    await whileStored(silence);
    const work = whileBusy(id, () => ask(silence, reveal));
    await isSoon(work);
    return answered(id, reveal) ?? asking;
  }

  async function whileStored(silence: Silence): Promise<void> {
    try {
      await silences.keep(silence);
    } catch (error) {
      busy.delete(silence.id);
      throw error;
    }
  }

  async function askDue(): Promise<void> {
    const idle = silences.all().filter(({ id }) => !busy.has(id));
    await Promise.all(
      dueSilences(idle, time()).map(async (silence) => {
        const { reveal, id } = silence;
        if (reveal !== null) await whileBusy(id, () => ask(silence, reveal));
      }),
    );
  }

  /** Publishes silences that last, and says which of them the log has a leaf of. The shop is asked on for an answer. */
  async function publish(): Promise<void> {
    const silent = silences.all().filter((silence) => {
      const lasts = silence.state === "asking" && time() - silence.firstAskedAt >= PUBLISHED_AFTER_MS;
      return !busy.has(silence.id) && (lasts || isWithoutOwnLeaf(silence));
    });
    const { size } = records.published() ?? { size: 0 };
    const from = Math.min(size, ...silent.map(({ id }) => searched.get(id) ?? 0));
    const found = await findDraws(records, from, silent);
    for (const { id } of silent) {
      const [silence, draw] = [silences.find(id), found.get(id)];
      // Somebody may have handed it in again meanwhile.
      if (silence === undefined || busy.has(id)) continue;
      searched.set(id, size);
      const state = publishedState(silence, draw);
      const changes = draw === undefined ? { state } : { state, foundAt: time() };
      if (state !== silence.state) await whileBusy(id, () => silences.keep({ ...silence, ...changes }));
    }
  }

  async function forgetOld(): Promise<void> {
    for (const [id, { until }] of answers) if (until <= time()) answers.delete(id);
    for (const { id, closedAt, reveal, lastAskedAt } of silences.all()) {
      const endedAt = closedAt ?? (reveal === null ? lastAskedAt : Infinity);
      if (time() - endedAt < CLOSED_KEPT_MS) continue;
      searched.delete(id);
      await silences.remove(id);
    }
    limit.forgetBefore(time());
  }

  return {
    /** Takes a reveal from a caller's address. */
    handIn,
    /** Does what is due now. Must be called every few seconds. */
    work: async (): Promise<void> => {
      await askDue();
      await publish();
      await forgetOld();
    },
    all: silences.all,
    revision: silences.revision,
  };
}

export type SilenceDesk = ReturnType<typeof silenceDesk>;
