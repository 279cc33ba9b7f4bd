import { readAnswer, readLost, type UnansweredReveal } from "@trove/fairness";
import type { HandedIn, RevealedOpening } from "@trove/fairness/press";
import { changeOpening, readOpening } from "../kept/kept-openings.ts";
import { readShop } from "../kept/kept-shop.ts";
import type { Around } from "../opening/around.ts";

/** After this time without an answer of the shop, a reveal is handed to the mirrors. */
const SILENT_MS = 60_000;

function isSilence({ status, body }: { readonly status: number; readonly body: Uint8Array }): boolean {
  if (readAnswer(status, body).answer.kind !== "Nothing") return false;
  return readLost(status, new TextDecoder().decode(body)) === undefined;
}

function revealOf(opening: RevealedOpening, termsLog: string): UnansweredReveal {
  const { boxId, offer, sealed, browserKeys, clientSeed, reveal } = opening;
  const [shop = ""] = termsLog.split("+");
  return { shop, boxId, offer: { ...offer, sealed }, browserKeys, clientSeed, ...reveal };
}

/** Keeps which mirrors have taken the reveal, since when. */
async function keepTaken(opening: RevealedOpening, taken: readonly string[], { kept, now }: Around): Promise<void> {
  const stored = await readOpening(kept, opening.userId, opening.id);
  const before = stored?.kind === "Revealed" ? (stored.handedIn ?? []) : [];
  const fresh = taken.filter((mirror) => before.every((one) => one.mirror !== mirror));
  const handedIn: readonly HandedIn[] = [...before, ...fresh.map((mirror) => ({ mirror, at: now() }))];
  if (fresh.length > 0) await changeOpening(kept, opening, { handedIn });
}

/**
 * Watches the answers of the shop to one reveal. Once it has been silent for a minute while the browser is online, each
 * further silence hands the reveal to all mirrors of the signed terms. They take a reveal once; to a repetition they
 * give back what the shop has answered them.
 */
export function silenceWatch(around: Around) {
  const { kept, elapsed, mirrors } = around;
  const begun = elapsed();
  return async (opening: RevealedOpening, came: { readonly status: number; readonly body: Uint8Array }) => {
    if (!isSilence(came) || elapsed() - begun < SILENT_MS || !mirrors.isOnline()) return undefined;
    const { logs } = await readShop(kept);
    const named = logs?.mirrors ?? [];
    if (logs === undefined || named.length === 0) return undefined;
    const reveal = revealOf(opening, logs.terms);
    const taken = await Promise.all(named.map((mirror) => mirrors.handIn(mirror, reveal)));
    await keepTaken(
      opening,
      named.filter((_, place) => taken[place]?.isTaken),
      around,
    );
    return taken.find(({ answer }) => answer !== undefined)?.answer;
  };
}
