import type { Json } from "../../json/strict-json.ts";
import { tailIn } from "../../log-proofs/terms-tail.ts";
import type { Offer } from "../../records/offer.ts";
import { hexOfBytes } from "../../text/bytes.ts";
import type { Check } from "../checks.ts";
import { notHeld } from "../checks.ts";
import { inForceIn } from "./odds-in-force.ts";

/**
 * Checks that the offer's odds were in force in the tree that the offer names. Needs no key of the log: the shop has
 * signed the root, and only one tree has it. Left out for version 2, which names no tree.
 */
export function namedChecks(offer: Offer, terms: Json): readonly Check[] {
  if (offer.terms === undefined) return [];
  const tail = tailIn(terms, offer.boxId);
  const isNamed = tail?.tree.size === offer.terms.size && hexOfBytes(tail.tree.root) === offer.terms.root;
  return [isNamed ? inForceIn("odds-named", offer, tail.leaves) : notHeld("odds-named")];
}
