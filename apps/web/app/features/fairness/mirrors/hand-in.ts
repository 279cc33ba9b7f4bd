import { isAnswerTo, readAnswer, readLost, type UnansweredReveal } from "@trove/fairness";
import type { HandedIn, RevealedOpening } from "@trove/fairness/press";
import { changeOpening, readOpening } from "../kept/kept-openings.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { lostLeaf } from "../logs/lost-leaf.ts";
import type { Around } from "../opening/around.ts";
import type { Came } from "./mirrors.ts";

/** After this time without an answer of the shop, a reveal is handed to the mirrors. */
const SILENT_MS = 60_000;

/**
 * False for a record that the shop has signed for this reveal, and for a loss that the log proves. Everything else is
 * silence, as mirrors see it too: otherwise a readable lie would keep the reveal from them.
 */
async function isSilence(
  { status, body }: Came,
  reveal: UnansweredReveal,
  shopKeys: readonly string[],
  around: Around,
): Promise<boolean> {
  const { answer } = readAnswer(status, body);
  if (answer.kind !== "Nothing") return !(await isAnswerTo(answer, reveal, shopKeys));
  const lost = readLost(status, new TextDecoder().decode(body));
  return lost === undefined || (await lostLeaf(lost, around)) === undefined;
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
 * Watches the answers of the shop to one reveal. After a minute of silence while the browser was online, each further
 * silence hands the reveal to all mirrors of the signed terms. To a repetition they give back what the shop has
 * answered them. The first of these with a signed record is the answer.
 */
export function silenceWatch(around: Around) {
  const { kept, elapsed, mirrors } = around;
  /** The time of the first silence since the browser is online. */
  let silentFrom: number | undefined;
  return async (opening: RevealedOpening, came: Came) => {
    const known = await readShop(kept);
    const { logs } = known;
    const named = logs?.mirrors ?? [];
    if (logs === undefined || named.length === 0) return undefined;
    const reveal = revealOf(opening, logs.terms);
    const shopKeys = await keysOf(known);
    const isSilent = mirrors.isOnline() && (await isSilence(came, reveal, shopKeys, around));
    silentFrom = isSilent ? (silentFrom ?? elapsed()) : undefined;
    if (silentFrom === undefined || elapsed() - silentFrom < SILENT_MS) return undefined;
    const taken = await Promise.all(named.map((mirror) => mirrors.handIn(mirror, reveal)));
    await keepTaken(
      opening,
      named.filter((_, place) => taken[place]?.isTaken),
      around,
    );
    for (const { answer } of taken) {
      if (answer !== undefined && !(await isSilence(answer, reveal, shopKeys, around))) return answer;
    }
    return undefined;
  };
}
