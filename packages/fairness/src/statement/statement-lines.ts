import { parseStatement } from "../log/leaves/statement.ts";
import type { PlacedStatement } from "./signed-statement.ts";

const number = (count: number) => count.toLocaleString("en");
const days = (hours: number) => `${(hours / 24).toLocaleString("en", { maximumFractionDigits: 1 })} days`;

/** Escapes what could steer a terminal. Control characters are in no statement, but marks of direction may be. */
const printable = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, (c) => `\\u{${c.codePointAt(0)?.toString(16)}}`);

const sent = (span: number, parcels: number, hours: number | undefined) =>
  `  parcels sent in ${span} days: ${number(parcels)}${hours === undefined ? "" : `, half of them within ${days(hours)}`}`;

/** A statement as lines for a terminal. Whose word it is stands first. */
export function statementLines({ index, leaf }: PlacedStatement): string[] {
  const stated = parseStatement(leaf.text);
  const { waiting, oldestHours, disputes90, answered90, boxes, prizes } = stated;
  const limited = prizes.filter(({ available }) => available !== undefined);
  return [
    `The shop's own word of ${stated.time}, which nobody else can check (leaf ${index}, key ${leaf.keyId}):`,
    `  ${printable(stated.name)}, ${printable(stated.contact)}`,
    `  run by ${printable(stated.operator)}`,
    sent(30, stated.sent30, stated.medianHours30),
    sent(90, stated.sent90, stated.medianHours90),
    `  parcels waiting: ${number(waiting)}${oldestHours === undefined ? "" : `, the oldest for ${days(oldestHours)}`}`,
    `  disputes of 90 days: ${number(disputes90)}, answered: ${number(answered90)}`,
    `  open boxes: ${number(boxes)}; of their ${number(prizes.length)} top prizes, ${number(limited.length)} with a limited stock`,
    ...limited.map(({ itemId, available = 0 }) => `    ${itemId}: ${number(available)}`),
  ];
}
