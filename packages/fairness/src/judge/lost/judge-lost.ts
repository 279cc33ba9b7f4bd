import { nothingCame } from "../../answers/read-answer.ts";
import { clientHash } from "../../draws/client-seed.ts";
import type { Draw } from "../../draws/draw.ts";
import { minuteOf } from "../../log/leaves/records-log.ts";
import type { DrawnLeaf } from "../../log/leaves/records-log.ts";
import type { Offer } from "../../records/offer.ts";
import { costOf } from "../../records/offer.ts";
import { VOID_REASONS } from "../../records/void-record.ts";
import type { Check } from "../checks.ts";
import { asks, holdsIf, notHeld, same } from "../checks.ts";
import { givenChecks } from "../given-checks.ts";
import type { HeldOpening } from "../judge-answer.ts";
import { judgeAnswer } from "../judge-answer.ts";
import type { Judgement } from "../judgement.ts";
import { judgementOf } from "../judgement.ts";
import { NO_WALLET } from "../money-checks.ts";
import { drawsOf } from "../record-checks.ts";
import type { Trust } from "../trust.ts";
import { differing } from "../verdict.ts";

const reasons: readonly string[] = VOID_REASONS;

/** Compares the leaf with what follows from the offer, the leaf's seed and the browser's own entropy. */
function drawCheck(leaf: DrawnLeaf, offer: Offer, draws: readonly Draw[] | undefined): Check {
  if (draws === undefined) return notHeld("lost-draw");
  if (leaf.kind === "void" && !reasons.includes(leaf.reason)) return holdsIf("lost-draw", false);
  const head = [offer.oddsHash, offer.quantity, minuteOf(offer.time), offer.terms?.size ?? 0];
  const drawn = draws.flatMap(({ ticket, drop }) => [ticket, drop.itemId]);
  const found = [leaf.oddsHash, leaf.quantity, leaf.offeredAt, leaf.termsSize ?? 0];
  if (leaf.kind === "void") return same("lost-draw", head, found);
  const inLeaf = leaf.tickets.flatMap((ticket, box) => [ticket, leaf.itemIds[box] ?? ""]);
  return same("lost-draw", [...head, ...drawn], [...found, ...inLeaf]);
}

/**
 * Judges an opening whose record the shop has lost, by the leaf that the records log has of it. The caller has verified
 * that leaf, and the one that says that the record is lost. At best it is Contested.
 */
export async function judgeLost(held: HeldOpening, leaf: DrawnLeaf, trust: Trust): Promise<Judgement> {
  const beside = { wallet: NO_WALLET, endingTable: undefined, earlier: undefined };
  const judged = await judgeAnswer(held, nothingCame(0), beside, trust);
  const { offer } = judged;
  if (offer === undefined || differing(judged.checks).length > 0) return judged;
  const { clientEntropy } = held.reveal;
  const { table } = givenChecks(offer, held);
  const ours = drawsOf(offer, { serverSeed: leaf.serverSeed, clientEntropy }, held.clientSeed, table);
  const isOwn = leaf.clientHash === clientHash(clientEntropy, held.clientSeed);
  const about = [leaf.recordHash];
  const draw = isOwn ? drawCheck(leaf, offer, ours) : undefined;
  const checks = [
    asks("record-lost", about, []),
    ...(draw === undefined ? [asks("lost-client", about, trust.confirmed)] : [holdsIf("lost-client", true), draw]),
  ];
  // One entropy may have several offers of the nonce. Only the offer that the leaf describes was drawn.
  const known = draw?.outcome === "Holds" ? { offer, draws: ours, loss: leaf } : { offer, ours, loss: leaf };
  return judgementOf([...judged.checks, ...checks], known);
}

/** The worth of a lost opening in cents: the price to be paid, and the sum for which the items sell by the table. */
export type Owed = { readonly priceCents: number; readonly sellCents: number };

/**
 * The worth that the shop may owe after it lost a record. Undefined if the log has no win of the person's own, or one
 * that does not follow from this offer.
 */
export function owedFor({ offer, loss, draws }: Judgement): Owed | undefined {
  if (offer === undefined || draws === undefined || loss?.kind !== "opening") return undefined;
  return { priceCents: costOf(offer), sellCents: draws.reduce((sum, { drop }) => sum + drop.sellPriceCents, 0) };
}
