import { ZONE } from "./bare-opening.ts";
import type { Customer } from "../customers.ts";
import { filler } from "../filler.ts";
import type { BenchBox } from "./bench-box.ts";
import { CLIENT_SEED, sha256 } from "./reveal.ts";

const bytes = (length: number) => `'\\x${filler(2 * length)}'::bytea`;

/**
 * The pgbench script of an opening that first asks for an offer. It uses a fixed ticket, because a script can't draw
 * one.
 */
export function openingScript(box: BenchBox, customers: readonly Customer[]): string {
  const { lootboxId, tableVersion, priceCents, oddsHash, ticket } = box;
  const person = (field: "userId" | "sessionId") =>
    `(array[${customers.map((customer) => `'${customer[field]}'`).join(",")}]::uuid[])[:client_id + 1]`;
  const [seed, entropy] = [filler(64), filler(32)];
  const hashOf = (plain: string) => `encode(sha256(${plain}), 'hex')`;
  const keysHash = hashOf("convert_to(':key', 'UTF8')");
  const text = [
    "'lootbox/offer/v3'",
    person("userId"),
    ":nonce",
    hashOf(`'\\x${seed}'::bytea`),
    `'${sha256(entropy)}'`,
    `'${sha256(CLIENT_SEED)}'`,
    `'${lootboxId}'`,
    `'${oddsHash}'`,
    priceCents,
    1,
    ":balance",
    keysHash,
    "':before'",
    "':time'",
    ":size",
    "':root'",
  ].join(", ");
  const draw = `row(gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ${ticket})::command.draw`;
  const opening = [
    person("userId"),
    "null",
    ":nonce",
    "decode(':before', 'hex')",
    `sha256(convert_to(concat_ws(E'\\n', ${text}), 'UTF8'))`,
    bytes(8),
    "':time'",
    ":balance",
    ":sequence",
    ":epoch",
    ":size",
    "decode(':root', 'hex')",
    `'${lootboxId}'`,
    tableVersion,
    `'${CLIENT_SEED}'`,
    `'\\x${entropy}'::bytea`,
    `'\\x${seed}'::bytea`,
    "decode(':key', 'hex')",
    "array[decode(':key', 'hex')]",
    bytes(64),
    bytes(8),
    `array[${draw}]`,
    `'${ZONE}'`,
  ].join(", ");
  const read = `command.offer_context(${person("userId")}, ${person("sessionId")}, now(), '${lootboxId}', '${ZONE}')`;
  return [
    `select (c ->> 'nonce')::int as nonce, c ->> 'before' as before, c ->> 'time' as time, c ->> 'balanceCents' as balance, c ->> 'sequence' as sequence, (c ->> 'epoch')::int as epoch, c -> 'browserKeys' ->> 0 as key, c -> 'terms' ->> 'size' as size, c -> 'terms' ->> 'root' as root from ${read} as c \\gset`,
    `select command.open_lootboxes(array[row(${opening})::command.opening]);`,
  ].join("\n");
}
