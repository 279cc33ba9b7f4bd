import type { Audited } from "./audit-logs.ts";
import type { Finding } from "./findings.ts";
import { RULES } from "./findings.ts";
import type { Voided } from "./tally.ts";

const MOST_CHARACTERS = 200;

/** Escapes control characters, because the values come from the log and must not control the terminal. */
function printable(value: string): string {
  const escaped = JSON.stringify(value).slice(1, -1);
  const shown = escaped.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);
  return shown.slice(0, MOST_CHARACTERS);
}

const number = (count: number) => count.toLocaleString("en");

function ruleLines({ rule, checked, broken, asked, examples }: Finding): string[] {
  const unbroken = asked === 0 ? "ok      " : "ASKS    ";
  const mark = broken === 0 ? unbroken : "BROKEN  ";
  const counts = broken === 0 ? number(checked) : `${number(broken)} of ${number(checked)}`;
  return [`${mark}  ${RULES[rule]}: ${counts}`, ...examples.map((example) => `            ${printable(example)}`)];
}

/** Explains what was not checked, because there was no earlier audit or it is older than the notice. */
function unseenLines({ watchedUntil, readAt }: Audited): string[] {
  if (watchedUntil === undefined) {
    return [RULES.grown, RULES.notice].map((rule) => `not seen  ${rule}: no earlier audit is kept (--kept)`);
  }
  if (watchedUntil >= readAt) return [];
  return [`not seen  Changes of odds from ${watchedUntil} to ${readAt}: the earlier audit is older than the notice`];
}

/** Amounts are in cents, because the log does not tell how the shop writes its currency. */
function voidLine([reason, { boxes, worthCents, expectedCents }]: [string, Voided]): string {
  const would = `would have been worth ${number(worthCents)} cents, ${number(expectedCents)} by the odds`;
  return `voids by ${printable(reason)}: ${number(boxes)} boxes, ${would}`;
}

/** The audit's findings as lines for a terminal. */
export function reportOf(audited: Audited): string {
  const { findings, terms, records, boxes, voids, months } = audited;
  const trees = [terms, records].map(({ origin, size, cosignatures }) => {
    const witnesses = cosignatures.map(({ name }) => name).join(", ");
    return `${origin}: ${number(size)} leaves, ${witnesses === "" ? "no witness" : `witnessed by ${witnesses}`}`;
  });
  const unseen = unseenLines(audited);
  const holds = unseen.length === 0 ? "Everything holds." : "Everything that was looked at holds.";
  const isSound = findings.every(({ broken }) => broken === 0);
  const isAsking = findings.some(({ asked }) => asked > 0);
  const sound = isAsking ? "Nothing is broken, but not everything could be looked at." : holds;
  return [
    ...trees,
    ...findings.flatMap(ruleLines),
    ...unseen,
    `opened boxes: ${number(boxes)}`,
    ...Array.from(voids, voidLine),
    ...months,
    isSound ? sound : "NOT EVERYTHING HOLDS.",
    "",
  ].join("\n");
}
