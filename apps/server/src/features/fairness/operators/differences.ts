import type { DisputePart } from "@trove/contract";
import { type KeptOpening, parseOffer, parseRecord } from "@trove/fairness";

/** The data that the shop has about a nonce. */
type HeldRecord = {
  reason: string | null;
  text: string;
  offerText: string;
  clientSeed: string;
  browserKeys: readonly string[];
};

/** A field in which the person's evidence and the shop's data differ. Null stands for a missing value. */
type Difference = { part: DisputePart; field: string | null; kept: string | null; held: string | null };

type Ending = { text: string; offerText: string; clientSeed: string; browserKeys: readonly string[] };

/** Returns the record in the evidence and the offer that it ended. */
function endingOf(kept: KeptOpening): Ending | undefined {
  if (kept.kind === "Listed") return { ...kept, text: kept.record.text, offerText: kept.offer.text };
  if (kept.kind !== "Ended") return undefined;
  const { answer } = kept;
  if (answer.kind !== "Ended") return { ...kept, text: answer.record.text, offerText: kept.offer.text };
  return { ...answer.by, text: answer.by.record.text, offerText: answer.by.offer.text };
}

function fieldsOf(text: string, parse: (text: string) => object): ReadonlyMap<string, string> | undefined {
  try {
    return new Map(Object.entries(parse(text)).map(([field, value]) => [field, String(value)]));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Compares two texts. If they differ and both can be parsed, compares them field by field. */
function compareTexts(part: DisputePart, kept: string, held: string, parse: (text: string) => object): Difference[] {
  if (kept === held) return [];
  const [ours, theirs] = [fieldsOf(held, parse), fieldsOf(kept, parse)];
  if (ours === undefined || theirs === undefined) return [{ part, field: null, kept, held }];
  return [...new Set([...theirs.keys(), ...ours.keys()])].flatMap((field) => {
    const [one, other] = [theirs.get(field) ?? null, ours.get(field) ?? null];
    return one === other ? [] : [{ part, field, kept: one, held: other }];
  });
}

const compareValues = (part: DisputePart, kept: string, held: string): Difference[] =>
  kept === held ? [] : [{ part, field: null, kept, held }];

const keysText = (keys: readonly string[]) => keys.toSorted().join(" ");

/** Returns all differences between one part of the evidence and the shop's record of the same nonce. */
export function differencesOf(kept: KeptOpening, held: HeldRecord | undefined): Difference[] {
  // These offers were not opened. The shop stores nothing about them, so there is nothing to compare.
  if (kept.kind === "Offered" || kept.kind === "Refused") return [];
  const ending = endingOf(kept);
  const heldKind = held && (held.reason === null ? "Receipt" : "Void");
  if (held === undefined || heldKind === undefined) {
    return ending === undefined ? [] : [{ part: "Ending", field: null, kept: kept.kind, held: null }];
  }
  if (ending === undefined) return [{ part: "Ending", field: null, kept: kept.kind, held: heldKind }];
  return [
    ...compareTexts("Record", ending.text, held.text, parseRecord),
    ...compareTexts("Offer", ending.offerText, held.offerText, parseOffer),
    ...compareValues("ClientSeed", ending.clientSeed, held.clientSeed),
    ...compareValues("BrowserKeys", keysText(ending.browserKeys), keysText(held.browserKeys)),
  ];
}
