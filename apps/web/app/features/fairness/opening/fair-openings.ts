import { type PressOutcome, runPress } from "@trove/fairness/press";
import type { BrowserParts } from "./browser-parts.ts";
import { meetPerson } from "./browser-key.ts";
import { preparedOffers } from "./prepared-offers.ts";
import { noQuestion, type OnUnclear, type OpeningPage, pressPorts, type Visit } from "./press-ports.ts";
import { randomHex } from "./random-hex.ts";
import type { Intent } from "./ready-offer.ts";
import { settleStops } from "../stops/settle-stops.ts";
import { settleOthers } from "./settle-others.ts";

export type FairOpenings = {
  /**
   * Fetches an offer ahead, so that the press needs only one call. Rejects with ApiError if the shop refuses it, or
   * with OddsDiffer or Unable.
   */
  readonly prepare: (intent: Intent) => Promise<void>;
  /** Replaces an offer that was fetched ahead if the log has grown since, as far as this browser knows. */
  readonly renew: () => Promise<void>;
  /** Opens boxes. If an earlier opening has no record, settles that one instead. */
  readonly open: (intent: Intent, page: OpeningPage) => Promise<PressOutcome>;
  /**
   * Settles the person's earlier opening without a record, or returns one whose end they have not seen, or one of
   * somebody else in this browser that still has no record. Undefined if there is none.
   */
  readonly resume: (userId: string, show: OnUnclear) => Promise<PressOutcome | undefined>;
};

/** The presses of a page. */
export function fairOpenings(parts: BrowserParts): FairOpenings {
  const visit: Visit = { offers: preparedOffers(parts) };
  const sentStops = new Set<string>();
  return {
    async prepare(intent) {
      await settleStops(intent.userId, parts, sentStops);
      await visit.offers.prepare(intent);
    },
    renew: visit.offers.renew,
    async open(intent, page) {
      const { userId, balanceCents } = intent;
      try {
        await meetPerson(parts.kept, parts.shop, userId);
        await settleStops(userId, parts, sentStops);
      } catch (error) {
        return { kind: "Refused", why: "Failed", error };
      }
      const errand = { kind: "Press", userId, nextEntropy: randomHex(), balanceCents } as const;
      const outcome = await runPress(errand, pressPorts({ userId, intent }, parts, visit, page));
      if (outcome === undefined) throw new Error("a press has an outcome");
      return outcome;
    },
    async resume(userId, show) {
      const errand = { kind: "Resume", userId, nextEntropy: randomHex() } as const;
      const outcome = await runPress(errand, pressPorts({ userId }, parts, visit, { show, askClock: noQuestion }));
      return outcome ?? (await settleOthers(userId, parts))[0];
    },
  };
}
