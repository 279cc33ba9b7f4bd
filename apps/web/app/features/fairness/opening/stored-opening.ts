import type { HeldBefore, StoredRequest, Terms } from "@trove/fairness";

/**
 * An opening request as it is written down before its first byte leaves, with everything that its answer will be judged
 * by. It is sent again as it stands, so it holds amounts as they go over the wire, in euros.
 */
export type StoredOpening = StoredRequest & {
  readonly key: string;
  readonly userId: string;
  readonly lootBoxName: string;
  /** ISO-8601 UTC. */
  readonly storedAt: string;
  readonly body: { quantity: number; expectedPrice: number; clientEntropy: string; terms: Terms };
  readonly held: HeldBefore;
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether a value read from storage is a request that can be sent again. */
export function isStoredOpening(value: unknown): value is StoredOpening {
  if (!isRecord(value) || !isRecord(value["body"]) || !isRecord(value["held"])) return false;
  const texts = [value["key"], value["userId"], value["lootBoxId"], value["lootBoxName"], value["storedAt"]];
  const { quantity, expectedPrice, clientEntropy, terms } = value["body"];
  return (
    texts.every((text) => typeof text === "string") &&
    typeof quantity === "number" &&
    typeof expectedPrice === "number" &&
    typeof clientEntropy === "string" &&
    isRecord(terms)
  );
}
