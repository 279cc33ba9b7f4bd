import { recordHash } from "@trove/fairness";
import { changeOpening, keepOpening, readOpening } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { RevealedOpening, StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "./around.ts";

/** What came, as a breach of its own, and the reveal as one that still has no record. */
function split({ ending, ...opening }: RevealedOpening): readonly [breach: RevealedOpening, open: RevealedOpening] {
  const id = recordHash(`${opening.id}\n${ending?.body}`);
  const breach: RevealedOpening = { ...opening, ending, id, stage: "Done" };
  return [breach, { ...opening, ending: undefined, stage: "Open", verdict: "Unknown", isProven: false }];
}

/**
 * Lets the person go on after a breach. A nonce that still has no record which the shop signed gets no second reveal:
 * the same one is asked for again, and the breach is kept beside it.
 */
export async function setAside({ userId, id }: StoredOpening, { kept }: Pick<Around, "kept">): Promise<void> {
  const [opening, person] = await Promise.all([readOpening(kept, userId, id), readPerson(kept, userId)]);
  const isRecorded = opening !== undefined && opening.nonce <= (person?.head?.nonce ?? -1);
  if (opening?.kind !== "Revealed" || isRecorded || opening.ending === undefined) {
    await changeOpening(kept, { userId, id }, { stage: "Done" });
    return;
  }
  for (const part of split(opening)) await keepOpening(kept, part);
}
