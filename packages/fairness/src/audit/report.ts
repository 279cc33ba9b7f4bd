import { parseLogsLeaf } from "../log/leaves/logs-terms.ts";
import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { statementLines } from "../statement/statement-lines.ts";
import type { Audited } from "./audit-logs.ts";
import type { Finding } from "./findings.ts";
import { RULES } from "./findings.ts";
import { shown } from "../log/history/witness-time.ts";
import type { Voided } from "./tally.ts";

const MOST_CHARACTERS = 200;

/** Escapes control characters, because the values come from the log and must not control the terminal. */
function printable(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1);
  const visible = escaped.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);
  return visible.slice(0, MOST_CHARACTERS);
}

const number = (count: number) => count.toLocaleString("en");

function ruleLines({ rule, checked, broken, asked, examples }: Finding): string[] {
  const unbroken = asked === 0 ? "ok      " : "ASKS    ";
  const mark = broken === 0 ? unbroken : "BROKEN  ";
  const counts = broken === 0 ? number(checked) : `${number(broken)} of ${number(checked)}`;
  return [`${mark}  ${RULES[rule]}: ${counts}`, ...examples.map((example) => `            ${printable(example)}`)];
}

/** Explains what was not checked, because there was no earlier audit or it is older than the notice. */
function unwatchedLines({ watchedUntil, readAt, hasTimes }: Audited): string[] {
  if (watchedUntil === undefined) {
    // With witnesses, the history shows more of the notice than an earlier audit does.
    const unseen = hasTimes ? [RULES.grown] : [RULES.grown, RULES.notice];
    return unseen.map((rule) => `not seen  ${rule}: no earlier audit is kept (--kept)`);
  }
  if (watchedUntil >= readAt || hasTimes) return [];
  return [`not seen  Changes of odds from ${watchedUntil} to ${readAt}: the earlier audit is older than the notice`];
}

const unseenLines = (audited: Audited) => [
  ...unwatchedLines(audited),
  ...audited.unwitnessed.map((why) => `not seen  ${RULES.witnessed}: ${printable(why)}`),
];

/** Amounts are in cents, because the log does not tell how the shop writes its currency. */
function voidLine([reason, { boxes, worthCents, expectedCents }]: [string, Voided]): string {
  const would = `would have been worth ${number(worthCents)} cents, ${number(expectedCents)} by the odds`;
  return `voids by ${printable(reason)}: ${number(boxes)} boxes, ${would}`;
}

function monthLine([month, counts]: readonly [string, ReadonlyMap<string, number>]): string {
  return `${printable(month)}: ${Array.from(counts, ([label, count]) => `${number(count)} ${printable(label)}`).join(", ")}`;
}

/** A log's size and witnesses, and from which leaf on its leaves are held against its history. */
function treeLine({ origin, size, cosignatures }: SignedCheckpoint, begin: Audited["begins"]["terms"]): string {
  const witnesses = cosignatures.map(({ name }) => name).join(", ");
  const signed = witnesses === "" ? "no witness" : `witnessed by ${witnesses}`;
  const since = begin?.time === undefined ? "" : `, signed since ${shown(begin.time)}`;
  const history = begin === undefined ? "" : `; its history begins with ${number(begin.size)}${since}`;
  return `${origin}: ${number(size)} leaves, ${signed}${history}`;
}

function logsLine({ index, leaf, since }: Audited["logs"][number]): string {
  const { oddsNoticeMinutes, policyHash, mirrors } = parseLogsLeaf(leaf).terms;
  const published = since === undefined ? "" : `, published at ${shown(since)}`;
  const named = mirrors.length === 0 ? "no mirrors" : `mirrors ${mirrors.map(printable).join(", ")}`;
  const promised = `notice ${oddsNoticeMinutes} minutes, policy ${policyHash}, ${named}`;
  return `terms of the logs in leaf ${index}${published}: ${promised}`;
}

/** Nothing that the shop logs itself shows what it has lost, but where and how often can be seen. */
function lostLines({ lost }: Audited): string[] {
  if (lost === undefined) return [];
  const { records, of, count } = lost;
  const where = `in ${number(count)} ${count === 1 ? "stretch" : "stretches"} of the log`;
  return [
    `lost records: ${number(records)} of ${number(of)}, ${where}`,
    "            A restore loses all records since a moment: more stretches than restores were chosen.",
  ];
}

/** The audit's findings as lines for a terminal. */
export function reportOf(audited: Audited): string {
  const { findings, terms, records, boxes, voids, months, logs, statement, begins, hasTimes } = audited;
  const trees = [treeLine(terms, begins.terms), treeLine(records, begins.records)];
  const unseen = unseenLines(audited);
  const holds = unseen.length === 0 ? "Everything holds." : "Everything that was looked at holds.";
  const isSound = findings.every(({ broken }) => broken === 0);
  const isAsking = findings.some(({ asked }) => asked > 0);
  const sound = isAsking ? "Nothing is broken, but somebody who was there has to say what is asked." : holds;
  return [
    ...trees,
    ...findings.flatMap(ruleLines),
    ...unseen,
    ...logs.map(logsLine),
    ...(statement === undefined ? [] : statementLines(statement)),
    `opened boxes: ${number(boxes)}`,
    ...Array.from(voids, voidLine),
    ...lostLines(audited),
    ...months.all().map(monthLine),
    ...(hasTimes ? [] : ["Without witnesses nobody can see when leaves came."]),
    isSound ? sound : "NOT EVERYTHING HOLDS.",
    "",
  ].join("\n");
}
