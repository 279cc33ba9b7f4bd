import type { ListedRecord } from "../answers/listed-record.ts";
import { parseOffer } from "../records/offer.ts";
import type { Check } from "./checks.ts";
import { asks, notHeld, same } from "./checks.ts";
import { givenChecks, offerChecks } from "./given-checks.ts";
import type { Judgement } from "./judgement.ts";
import { judgementOf } from "./judgement.ts";
import { lookAtRecord } from "./look-at-record.ts";
import type { RecordLook } from "./look-at-record.ts";
import { NO_WALLET } from "./money-checks.ts";
import { openSigned } from "./signed-checks.ts";
import type { Trust } from "./trust.ts";

function listedChecks(listed: ListedRecord, { record }: RecordLook, trust: Trust): readonly Check[] {
  if (record === undefined) return [];
  return [
    same("shown-nonce", record.nonce, listed.nonce),
    same("shown-kind", record.kind, listed.kind),
    asks("reveal-known", [record.browserKey], trust.browserKeys),
    // Only the other browser knows what was fixed before its reveal. This browser has just the shop's word for it.
    notHeld("reveal-held"),
  ];
}

/** Judges another browser's record from the person's list of openings. The best possible verdict is `Recomputed`. */
export async function judgeListed(
  listed: ListedRecord,
  oddsTable: string | undefined,
  trust: Trust,
): Promise<Judgement> {
  const ids = { signature: "offer-signature", text: "offer-text" } as const;
  const { checks: signed, value: offer } = await openSigned(ids, listed.offer, parseOffer, trust.shopKeys);
  if (offer === undefined) return judgementOf(signed, {});
  const { clientSeed, browserKeys } = listed;
  const given = { clientSeed, browserKeys, oddsTable };
  const { checks: ofGiven, table } = givenChecks(offer, given);
  const opened = { text: listed.offer.text, offer, given, table };
  const look = await lookAtRecord(listed.record, opened, NO_WALLET, trust);
  const checks = [
    ...signed,
    same("offer-person", trust.userId, offer.userId),
    ...ofGiven,
    ...offerChecks(offer, table),
    ...look.checks,
    ...listedChecks(listed, look, trust),
  ];
  return judgementOf(checks, { offer, ...look });
}
