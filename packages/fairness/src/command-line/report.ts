import type { Draw } from "../draws/draw.ts";
import type { JudgedOpening, JudgedProofs } from "../evidence/judge-proofs.ts";
import type { KeptOpening } from "../evidence/proofs-file.ts";
import type { Check, Outcome } from "../judge/checks.ts";
import type { Owed } from "../judge/lost/judge-lost.ts";
import { owedFor } from "../judge/lost/judge-lost.ts";
import type { Judgement } from "../judge/judgement.ts";
import type { JudgedStop } from "../stops/judge-stop.ts";
import type { StopKind } from "../stops/stop.ts";
import type { Compared } from "./compare-logs.ts";
import type { Standing } from "./exit-code.ts";
import { CHECK_TEXTS, VERDICT_TEXTS } from "./check-texts.ts";
import { printable } from "./printable.ts";

const MARKS = {
  Holds: "ok      ",
  Differs: "DIFFERS ",
  NotHeld: "not held",
  Ask: "ask     ",
} as const satisfies Record<Outcome, string>;

const KINDS = {
  Ended: "",
  Listed: ", by another browser",
  Lost: ", lost by the shop",
  Unanswered: ", unanswered",
  Refused: ", refused",
  Offered: ", an offer that was not used",
} as const satisfies Record<KeptOpening["kind"], string>;

function checkLines({ id, outcome, expected, actual, about }: Check): string[] {
  const indent = " ".repeat(12);
  const lines = [`  ${MARKS[outcome]}  ${CHECK_TEXTS[id]}`];
  if (outcome === "Differs" && expected !== undefined) lines.push(`${indent}expected  ${printable(expected)}`);
  if (outcome === "Differs" && actual !== undefined) lines.push(`${indent}found     ${printable(actual)}`);
  if (about !== undefined && outcome !== "Holds") lines.push(`${indent}about     ${printable(about.join(", "))}`);
  return lines;
}

function drawLines(title: string, draws: readonly Draw[] | undefined): string[] {
  return (draws ?? []).map(
    ({ ticket, drop }, box) => `  ${title} ${box + 1}: ${printable(drop.name)}, ticket ${ticket}`,
  );
}

/** Amounts are in cents, because the file does not tell how the shop writes its currency. */
function owedLines(owed: Owed | undefined): string[] {
  if (owed === undefined) return [];
  const { sellCents, priceCents } = owed;
  return [`  owed: these items, which sell for ${sellCents} cents, against the price of ${priceCents} cents`];
}

/**
 * The content of each box; for a void, what it would have contained; if another offer ended the nonce, also what this
 * browser's offer would have won.
 */
function resultLines(judgement: Judgement): string[] {
  const { record, draws, ours } = judgement;
  const isVoid = record?.kind === "Void" || judgement.loss?.kind === "void";
  const title = isVoid ? "would have been in box" : "in box";
  return [
    ...drawLines(title, draws),
    ...drawLines("would have been in this browser's box", ours),
    ...owedLines(owedFor(judgement)),
  ];
}

function proofLine({ verdict, isProven }: Pick<Judgement, "verdict" | "isProven">): string[] {
  if (verdict !== "Breach") return [];
  return isProven
    ? ["  The shop's own signatures prove it."]
    : ["  Nothing that differs is proven by the shop's signatures: who has the file could have written it."];
}

/** Describes the last response that came instead of a record. */
function silenceLine({ kept }: JudgedOpening): string[] {
  const last = kept.kind === "Unanswered" ? kept.answers.at(-1) : undefined;
  if (last === undefined) return [];
  return [last.status === 0 ? "  The shop gave no answer." : `  The shop answered ${last.status}, without a record.`];
}

function openingLines(opening: JudgedOpening, isAlone: boolean): string[] {
  const { kept, judgement } = opening;
  const { offer, verdict, checks } = judgement;
  const nonce = offer === undefined ? "an opening without a readable offer" : `nonce ${offer.nonce}`;
  const kind = KINDS[kept.kind];
  const told = checks.filter(({ outcome }) => isAlone || outcome !== "Holds");
  return [
    `${nonce}${kind}: ${VERDICT_TEXTS[verdict]}`,
    ...silenceLine(opening),
    ...proofLine(judgement),
    ...told.flatMap(checkLines),
    ...resultLines(judgement),
  ];
}

const STOP_KINDS = {
  BREAK: "a break",
  EXCLUSION: "an exclusion",
  END: "the end of all offers",
} as const satisfies Record<StopKind, string>;

function stopTitle({ stop, answer }: JudgedStop): string {
  if (stop === undefined || answer === undefined) return "a stop that can't be read";
  const lasting = stop.hours > 0 ? ` of ${stop.hours} hours` : "";
  const answered = answer.isTaken ? "since" : "not taken, answered";
  return `${STOP_KINDS[stop.kind]}${lasting}, ${answered} ${answer.time}, before nonce ${stop.nonce}`;
}

function stopLines(judged: JudgedStop, isAlone: boolean): string[] {
  const told = judged.checks.filter(({ outcome }) => isAlone || outcome !== "Holds");
  return [`${stopTitle(judged)}: ${VERDICT_TEXTS[judged.verdict]}`, ...proofLine(judged), ...told.flatMap(checkLines)];
}

/** The report contains both texts of a fork, because together they are the evidence. */
function logLines({ forks, uncompared }: Compared): string[] {
  const notes = forks.flatMap(({ kept, latest }) => [
    `FORK: ${printable(kept.origin)} has signed two trees of which neither continues the other. Both texts prove it:`,
    ...[kept.note, latest.note].flatMap((note) => ["", ...note.trimEnd().split("\n").map(printable)]),
    "",
  ]);
  return [
    ...notes,
    ...uncompared.map((why) => `A checkpoint could not be compared with the live log: ${printable(why)}`),
  ];
}

/** Checks that were not made. */
type Unseen = {
  readonly unseen: readonly string[];
  /** True if neither witnesses nor the live logs show that others see the same logs as the file. */
  readonly areLogsAlone: boolean;
};

function hints({ openings }: JudgedProofs, { isKeyTold }: Standing, { unseen, areLogsAlone }: Unseen): string[] {
  if (!isKeyTold) {
    return [
      "Without a key (--key, or --log with --log-key) this is only consistent with itself or not; anyone could have made this.",
    ];
  }
  const isUnlogged = openings.some(({ judgement }) => judgement.verdict === "Unlogged");
  const isUnanswered = openings.some(({ kept }) => kept.kind === "Unanswered");
  return [
    ...unseen.map((what) => `Not looked at: ${what}.`),
    ...(areLogsAlone
      ? ["Others may see other logs than the file's: --log compares them, --witness needs witnesses."]
      : []),
    ...(isUnlogged
      ? ["A new record needs about a minute: save the file again after the page has found it there."]
      : []),
    ...(isUnanswered ? ["An unanswered reveal can be sent again by everybody who has it: --ask https://…"] : []),
  ];
}

/**
 * Writes the verdicts and their checks as lines for a terminal. For several openings, lists only checks that don't
 * hold.
 */
export function reportOf(judged: JudgedProofs, standing: Standing, unseen: Unseen): string {
  const { openings, stops, verdict } = judged;
  const isAlone = openings.length + stops.length === 1;
  const signed = stops.length > 0 ? `, ${stops.length} stops` : "";
  const title = isAlone ? [] : [`${openings.length} openings${signed}: ${VERDICT_TEXTS[verdict]}`];
  const lines = [
    ...openings.flatMap((opening) => openingLines(opening, isAlone)),
    ...stops.flatMap((stop) => stopLines(stop, isAlone)),
  ];
  return [...logLines(standing.compared), ...title, ...lines, ...hints(judged, standing, unseen), ""].join("\n");
}
