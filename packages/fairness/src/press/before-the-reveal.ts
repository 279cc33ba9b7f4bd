import type { CheckId } from "../judge/checks.ts";
import type { OfferJudgement } from "../judge/check-offer.ts";
import { offerHash, parseOffer } from "../records/offer.ts";
import { revealText } from "../records/reveal.ts";
import { ask, ended, goOn, heldFrom } from "./after-the-reveal.ts";
import { askClock, askingClock, questionOf } from "./asking-clock.ts";
import { earliestAt } from "./clocks.ts";
import { refusedOffer, revealedOpening } from "./keeping.ts";
import type { Refusal } from "./outcome.ts";
import { failed, refuse } from "./refusing.ts";
import type { Before, EventOf, Offered, Rows, StateOf, Step, Trying } from "./states.ts";

/** Maximum number of offers in one press. Each reads the balance again, because it may change elsewhere meanwhile. */
const MOST_OFFERS = 3;

/** Maximum number of times that one press asks again because of the log's state. */
const MOST_REPEATS = 2;

/** The wait for a shop whose offers have an earlier version: it may be restarting. */
const PAUSE_MS = 2000;

/** Failed checks that an outdated page or silent witnesses explain, each with the reason to give. */
const OWN_FAULTS: readonly (readonly [CheckId, "Unwitnessed" | "Outdated" | "Moved"])[] = [
  ["offer-current", "Unwitnessed"],
  ["odds-hash", "Outdated"],
  ["offer-balance", "Moved"],
];

/** The reason if an outdated page or silent witnesses explain all failed checks; otherwise undefined. */
function ownFault({ checks }: OfferJudgement): "Unwitnessed" | "Outdated" | "Moved" | undefined {
  const faults = checks.filter(({ outcome }) => outcome === "Differs").map(({ id }) => id);
  const own = OWN_FAULTS.filter(([id]) => faults.includes(id));
  return own.length === faults.length ? own[0]?.[1] : undefined;
}

/**
 * True if the offer names an older state of the log than the browser knew, or none, and nothing else speaks against it
 * but an outdated page or silent witnesses.
 */
function isOlder({ checks }: OfferJudgement): boolean {
  // Another root for a size that the browser knows is no older state, but another log.
  if (checks.some(({ id, outcome, expected }) => id === "offer-checkpoint" && outcome === "Differs" && expected))
    return false;
  const others: readonly CheckId[] = ["chain-nonce", "one-reveal", "offer-checkpoint", ...OWN_FAULTS.map(([id]) => id)];
  const open = checks.filter(({ outcome }) => outcome === "Differs" || outcome === "NotHeld").map(({ id }) => id);
  return open.includes("offer-checkpoint") && open.every((id) => others.includes(id));
}

/** Asks for another offer, silently and at most twice. A shop that keeps to its older state is refused. */
function askAgain(state: StateOf<"KeepingOffer">): Step {
  const { userId, nextEntropy, balanceCents, attempt, repeats, wentOn, judged } = state;
  const isEarlier = judged.offer?.terms === undefined;
  if (repeats >= MOST_REPEATS) return isEarlier ? refuse({ why: "Updating" }) : refuseOffer(state);
  const trying = { userId, nextEntropy, balanceCents, attempt, repeats: repeats + 1, wentOn };
  if (!isEarlier) return seekOffer(trying, true);
  return { state: { ...trying, at: "Pausing" }, effects: [{ do: "Wait", ms: PAUSE_MS }] };
}

function aboutOf(wanted: CheckId, { checks }: OfferJudgement): readonly string[] {
  return checks.find(({ id }) => id === wanted)?.about ?? [];
}

function seekOffer(trying: Trying, isFresh: boolean): Step {
  return { state: { ...trying, at: "Offering" }, effects: [{ do: "Offer", isFresh }] };
}

function examine(offered: Offered): Step {
  const { ready, balanceCents } = offered;
  return { state: { ...offered, at: "Examining" }, effects: [{ do: "Examine", ready, balanceCents }] };
}

function refuseOffer({ ready, judged, userId }: Offered & { readonly judged: OfferJudgement }): Step {
  const refused = refusedOffer(ready, judged, userId);
  const refusal: Refusal = { why: "Offer", refused, checks: judged.checks };
  const { oddsTable } = ready.asked;
  return {
    state: { at: "Refusing", refusal },
    effects: [{ do: "Keep", keep: [{ kind: "Opening", opening: refused, oddsTable }] }],
  };
}

function watchLogs(state: StateOf<"KeepingOffer">): Step {
  const { ready, judged } = state;
  const accepted = judged.timing && questionOf(ready, judged.timing);
  return {
    state: { ...state, wentOn: state.wentOn ?? accepted, at: "WatchingLogs" },
    effects: [{ do: "WatchLogs", ready }],
  };
}

/** Follows the decision about a judged offer, once the offer is kept. */
function decide(state: StateOf<"KeepingOffer">): Step {
  const { judged, ready } = state;
  switch (judged.decision) {
    case "Reveal":
      return watchLogs(state);
    case "Ask":
      if (judged.timing?.isAccepted === false) return askClock(state, judged.timing);
      return refuse({ why: "Question", keys: aboutOf("known-keys", judged) });
    case "Fetch": {
      // Records that were fetched move the head, so an offer that needs them twice does not follow them.
      if (state.hasCaughtUp) return refuseOffer(state);
      const [from = 0, to = 0] = aboutOf("chain-nonce", judged).map(Number);
      return { state: { ...state, at: "CatchingUp" }, effects: [{ do: "CatchUp", ready, from, to }] };
    }
    case "Wait":
    case "Refuse": {
      if (isOlder(judged)) return askAgain(state);
      const fault = ownFault(judged);
      if (fault === undefined) return refuseOffer(state);
      if (fault !== "Moved") return refuse({ why: fault });
      return { state: { ...state, at: "ReadingBalance" }, effects: [{ do: "ReadBalance" }] };
    }
  }
}

/** Examines the same offer by the balance as it is now, or another offer if that balance was the one on the screen. */
function moved(state: StateOf<"ReadingBalance">, { cents }: EventOf<"BalanceRead">): Step {
  const attempt = state.attempt + 1;
  if (attempt >= MOST_OFFERS) return refuse({ why: "Moved" });
  const { userId, nextEntropy, balanceCents, repeats, wentOn } = state;
  const trying = { userId, nextEntropy, balanceCents: cents, attempt, repeats, wentOn };
  if (cents === balanceCents) return seekOffer(trying, true);
  return examine({ ...state, balanceCents: cents, attempt, hasCaughtUp: false });
}

function recalled({ errand }: StateOf<"Recalling">, event: EventOf<"Recalled">): Step {
  const { otherId, open, stopped, unseen, isStopping } = event;
  const { userId, nextEntropy } = errand;
  if (errand.kind === "Press" && otherId !== undefined) return refuse({ why: "NewId", otherId });
  if (open !== undefined) return ask(heldFrom(errand, open, true), true);
  if (errand.kind !== "Press") return unseen === undefined ? ended(undefined) : goOn(heldFrom(errand, unseen, true));
  if (stopped !== undefined) return refuse({ why: "Stopped", opening: stopped });
  if (isStopping) return refuse({ why: "Stopping" });
  const { balanceCents, wentOn } = errand;
  // An offer that was fetched ahead may have the time with which the person has just gone on.
  return seekOffer({ userId, nextEntropy, balanceCents, attempt: 0, repeats: 0, wentOn }, wentOn !== undefined);
}

function keepReveal(state: StateOf<"Signing">, { signature, reading }: EventOf<"Signed">): Step {
  const { ready, userId, wentOn } = state;
  const { time } = parseOffer(ready.response.offer.text);
  const revealedAt = earliestAt(reading, time, ready.arrival);
  const opening = revealedOpening(ready, userId, { signature, revealedAt, wentOn });
  const { oddsTable } = ready.asked;
  return {
    state: { ...heldFrom(state, opening, false), at: "Keeping" },
    effects: [{ do: "Keep", keep: [{ kind: "Opening", opening, oddsTable }] }],
  };
}

/** The states in which nothing is revealed. A failure ends the press, and nothing was charged. */
export const beforeTheReveal: Rows<Before> = {
  Entering: {
    Locked: ({ errand }) => ({
      state: { errand, at: "Recalling" },
      effects: [{ do: "Recall", userId: errand.userId }],
    }),
    Failed: failed,
  },
  Recalling: { Recalled: recalled, Failed: failed },
  Offering: {
    Offered: (state, { ready }) => examine({ ...state, ready, hasCaughtUp: false }),
    Failed: failed,
  },
  Examining: {
    Examined: (state, { judged }) => ({
      state: { ...state, judged, at: "KeepingOffer" },
      effects: [{ do: "Keep", keep: [{ kind: "Offer", userId: state.userId, ready: state.ready, judged }] }],
    }),
    Failed: failed,
  },
  KeepingOffer: { Kept: decide, Failed: failed },
  CatchingUp: {
    CaughtUp(state, { refusal }) {
      if (refusal === "Gap") return refuseOffer(state);
      return refusal === undefined ? examine({ ...state, hasCaughtUp: true }) : refuse(refusal);
    },
    Failed: failed,
  },
  ...askingClock,
  ReadingBalance: { BalanceRead: moved, Failed: failed },
  Pausing: { Waited: (state) => seekOffer(state, true), Failed: failed },
  Refusing: { Kept: ({ refusal }) => refuse(refusal), Failed: failed },
  WatchingLogs: {
    LogsWatched(state, { incidents }) {
      if (incidents.length > 0) return refuse({ why: "Incidents", incidents });
      const { asked, response } = state.ready;
      const text = revealText(offerHash(response.offer.text), asked.clientEntropy);
      return { state: { ...state, at: "Signing" }, effects: [{ do: "Sign", text }] };
    },
    Failed: failed,
  },
  Signing: { Signed: keepReveal, Failed: failed },
  Keeping: { Kept: (state) => ask(state, true), Failed: failed },
};
