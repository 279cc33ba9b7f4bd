import { offerOf, parseUnansweredReveal, type UnansweredReveal } from "@trove/fairness";
import type { LogCopy } from "../copy/log-copy.ts";
import { isSoon } from "../is-soon.ts";
import { limited } from "../limited.ts";
import { askShop, type ShopAnswer } from "./ask-shop.ts";
import { callLimit } from "./call-limit.ts";
import { dueSilences } from "./due-silences.ts";
import { findCommitments, shopKeysIn } from "./log-readers.ts";
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
/** The list of more would not fit into a signed note. */
const MOST_ENTRIES = 8_000;
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

/** Takes reveals that a shop has not answered, asks the shop for them, and keeps those that it stays silent about. */
export function silenceDesk({ silences, shop, terms, records, now }: Parts) {
  const shopKeys = shopKeysIn(terms);
  const slot = limited(MOST_QUESTIONS);
  const limit = callLimit();
  /** Commitments that are being asked for or stored. */
  const busy = new Set<string>();
  const answers = new Map<string, { reveal: string; answer: ShopAnswer; until: number }>();
  /** The number of leaves of the records log that were searched for each published commitment. */
  const searched = new Map<string, number>();
  const time = () => now().getTime();

  /** Asks once, and stores the result. Needs the commitment to be busy. */
  async function ask(silence: Silence, reveal: UnansweredReveal): Promise<void> {
    const { commitment, state, firstAskedAt } = silence;
    const answer = await slot(async () => askShop(shop, reveal, { keys: await shopKeys(), records }));
    const at = time();
    if (answer === undefined) {
      const isOver = at - firstAskedAt >= ASKED_FOR_MS;
      await silences.keep({ ...silence, lastAskedAt: at, reveal: isOver ? null : reveal });
      return;
    }
    answers.set(commitment, { reveal: JSON.stringify(reveal), answer, until: at + ANSWER_KEPT_MS });
    if (state === "asking") await silences.remove(commitment);
    else await silences.keep({ ...silence, lastAskedAt: at, state: "answered", closedAt: at, reveal: null });
  }

  async function whileBusy<T>(commitment: string, work: () => Promise<T>): Promise<T> {
    busy.add(commitment);
    try {
      return await work();
    } finally {
      busy.delete(commitment);
    }
  }

  function answered(commitment: string, reveal: UnansweredReveal): DeskAnswer | undefined {
    const kept = answers.get(commitment);
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
    const asking: DeskAnswer = { status: 202, body: { state: "asking", commitment } };
    const known = silences.find(commitment);
    const given = answered(commitment, reveal);
    if (given !== undefined) return given;
    if (typeof known?.state === "number") return { status: 200, body: { state: "logged", logIndex: known.state } };
    if (busy.has(commitment) || (known !== undefined && known.reveal !== null)) return asking;
    if (known === undefined) {
      if (silences.all().length >= MOST_ENTRIES) return { status: 503 };
      const retryAfterSeconds = limit.count(caller, time());
      if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    }
    const at = time();
    const fresh: Silence = { commitment, firstAskedAt: at, lastAskedAt: at, state: "asking", closedAt: null, reveal };
    const silence = known === undefined ? fresh : { ...known, lastAskedAt: at, reveal };
    busy.add(commitment);
    await whileStored(silence);
    const work = whileBusy(commitment, () => ask(silence, reveal));
    await isSoon(work);
    return answered(commitment, reveal) ?? asking;
  }

  async function whileStored(silence: Silence): Promise<void> {
    try {
      await silences.keep(silence);
    } catch (error) {
      busy.delete(silence.commitment);
      throw error;
    }
  }

  async function askDue(): Promise<void> {
    const idle = silences.all().filter(({ commitment }) => !busy.has(commitment));
    await Promise.all(
      dueSilences(idle, time()).map(async (silence) => {
        const { reveal, commitment } = silence;
        if (reveal !== null) await whileBusy(commitment, () => ask(silence, reveal));
      }),
    );
  }

  /** Publishes silences that last, and closes those whose record is in the log. */
  async function publish(): Promise<void> {
    const silent = silences.all().filter(({ state, firstAskedAt, commitment }) => {
      const lasts = state === "asking" && time() - firstAskedAt >= PUBLISHED_AFTER_MS;
      return !busy.has(commitment) && (lasts || state === "open");
    });
    const { size } = records.published() ?? { size: 0 };
    const from = Math.min(size, ...silent.map(({ commitment }) => searched.get(commitment) ?? 0));
    const found = await findCommitments(records, from, new Set(silent.map(({ commitment }) => commitment)));
    for (const { commitment } of silent) {
      const [silence, logIndex] = [silences.find(commitment), found.get(commitment)];
      // Somebody may have handed it in again meanwhile.
      if (silence === undefined || busy.has(commitment)) continue;
      searched.set(commitment, size);
      const closed = logIndex === undefined ? undefined : { state: logIndex, closedAt: time(), reveal: null };
      if (closed === undefined && silence.state === "open") continue;
      await whileBusy(commitment, () => silences.keep({ ...silence, state: "open", ...closed }));
    }
  }

  async function forgetOld(): Promise<void> {
    for (const [commitment, { until }] of answers) if (until <= time()) answers.delete(commitment);
    for (const { commitment, closedAt } of silences.all()) {
      if (closedAt === null || time() - closedAt < CLOSED_KEPT_MS) continue;
      searched.delete(commitment);
      await silences.remove(commitment);
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
  };
}

export type SilenceDesk = ReturnType<typeof silenceDesk>;
