import { describe, expect, test } from "vitest";
import { changesOf } from "../../test/json-changes.ts";
import { bothLogs, provenFile } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import { endorsingKey } from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { LOOK_AWAY, parseProofs, parseStrictJson, proofsText } from "../index.ts";
import type { LogReader, ProofsFile } from "../index.ts";
import { NOT_COMPARED } from "./compare-logs.ts";
import { BREACH, COULD_NOT_TELL, exitCodeOf, HOLDS } from "./exit-code.ts";

const told = { isKeyTold: true, isMine: false, asked: new Set<never>(), compared: NOT_COMPARED };

/** Parses and judges a file as the command does. Undefined for a file that the command refuses. */
async function judged(text: string, keys: readonly string[], logs: LogReader) {
  try {
    return await proofs.judgeFile(parseProofs(text), keys, logs);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function codes(
  file: ProofsFile,
  keys = [endorsingKey.publicKey],
  logs = LOOK_AWAY,
): Promise<Map<string, number>> {
  const codesByPlace = new Map<string, number>();
  for (const { place, changed } of changesOf(parseStrictJson(proofsText(file)))) {
    const result = await judged(JSON.stringify(changed), keys, logs);
    const code = result === undefined ? COULD_NOT_TELL : exitCodeOf(result, told);
    codesByPlace.set(`${place} ${codesByPlace.size}`, code);
  }
  return codesByPlace;
}

/**
 * Removing the first or last opening leaves a valid shorter history: browsers may start late, and a history may end
 * early.
 */
const isShorter = (place: string) => /^\.openings\[-[01]\]/u.test(place);
/** A record may be in the file twice. */
const isTwice = (place: string) => place.startsWith(".openings[+");
/** The note of a log whose key the caller was not told says nothing. Its leaves are read without it. */
const isNote = (place: string) => /\.terms\.checkpoint /u.test(place);
/** A key may be in the file twice; the caller trusts the one that endorsed it. */
const isKeyTwice = (place: string) => place.startsWith(".shopKeys[+");

describe("whatever is changed in a file of honest openings", () => {
  test("it does not hold any more, and convicts nobody", async () => {
    const file = proofs.fileOf(...proofs.receipts(2));
    expect(exitCodeOf(await proofs.judgeFile(file), told)).toBe(HOLDS);
    const byPlace = [...(await codes(file))];
    expect(byPlace.length).toBeGreaterThan(500);
    const still = byPlace.filter(([, code]) => code === HOLDS).map(([place]) => place);
    const mayHold = [isShorter, isTwice, isNote, isKeyTwice];
    expect(still.filter((place) => !mayHold.some((may) => may(place)))).toEqual([]);
    expect(byPlace.filter(([, code]) => code === BREACH)).toEqual([]);
  });

  test("changed proofs from the logs are never verified for a reader who was told only the keys of the logs", async () => {
    const held = shop.hold({ nonce: 0 });
    const file = await provenFile([{ held, record: shop.receiptOf(held) }]);
    expect(exitCodeOf(await proofs.judgeFile(file, [], bothLogs), told)).toBe(HOLDS);
    const byPlace = [...(await codes(file, [], bothLogs))];
    const still = byPlace.filter(([, code]) => code === HOLDS).map(([place]) => place);
    expect(still.filter((place) => !isTwice(place) && !isKeyTwice(place))).toEqual([]);
    expect(byPlace.filter(([, code]) => code === BREACH)).toEqual([]);
  });

  test("a void never turns into a proof or a conviction", async () => {
    const byPlace = [...(await codes(proofs.fileOf(proofs.endedByVoid(shop.hold({ nonce: 0 })))))];
    expect(byPlace.filter(([, code]) => code !== COULD_NOT_TELL)).toEqual([]);
  });

  test("a changed reveal without an answer is never verified", async () => {
    const byPlace = [...(await codes(proofs.fileOf(proofs.unanswered(shop.hold({ nonce: 0 }), "sealed"))))];
    expect(byPlace.filter(([, code]) => code !== COULD_NOT_TELL)).toEqual([]);
  });
});

describe("the time by which the answer came", () => {
  const held = shop.hold({ nonce: 0 });
  const fileOf = (minutes: number, cameBy: string | undefined) => {
    const time = new Date(Date.parse(shop.timeOf(0, 30)) + minutes * 60_000).toISOString();
    const opening = proofs.endedByReceipt(held, shop.receiptOf(held, { time }));
    return proofs.fileOf({ ...opening, ...(opening.kind === "Ended" && { cameBy }) });
  };

  test.each([
    ["holds for a record that is older", -0.1, HOLDS, HOLDS],
    ["asks about one that is five minutes younger", 5, COULD_NOT_TELL, COULD_NOT_TELL],
    ["asks about one that is two hours younger", 120, COULD_NOT_TELL, COULD_NOT_TELL],
    ["is a breach for its person, and proves nothing to others, if a day lies between", 1441, COULD_NOT_TELL, BREACH],
  ])("the time by which the answer came gives: %s", async (_, minutes, toOthers, toItsPerson) => {
    const text = proofsText(fileOf(minutes, shop.timeOf(0, 30)));
    const file = await judged(text, [endorsingKey.publicKey], LOOK_AWAY);
    if (file === undefined) throw new Error("the file was refused");
    expect([exitCodeOf(file, told), exitCodeOf(file, { ...told, isMine: true })]).toEqual([toOthers, toItsPerson]);
  });

  test("may be missing, as in earlier files, and convicts nobody whatever is written there", async () => {
    expect(proofsText(fileOf(0, undefined))).not.toContain("cameBy");
    expect(exitCodeOf(await proofs.judgeFile(fileOf(0, undefined)), told)).toBe(HOLDS);
    const byPlace = [...(await codes(fileOf(-0.1, shop.timeOf(0, 30))))].filter(([place]) => place.includes("cameBy"));
    expect(byPlace.length).toBeGreaterThan(3);
    expect(byPlace.filter(([, code]) => code === BREACH)).toEqual([]);
  });

  test("belongs to a receipt or void only", () => {
    const opening = proofs.ended(held, { kind: "Ended", by: shop.listed(held, shop.receiptOf(held)) });
    const text = proofsText(
      proofs.fileOf({ ...opening, ...(opening.kind === "Ended" && { cameBy: shop.timeOf(0, 30) }) }),
    );
    expect(() => parseProofs(text)).toThrow("proofs.openings[0].cameBy belongs to no receipt or void");
  });
});

describe("the movements between offer and receipt", () => {
  const held = shop.hold({ nonce: 0 });
  const fileOf = (cents: number) => {
    const opening = proofs.endedByReceipt(held, shop.receiptOf(held, { balanceAfterCents: 49_002 + cents }));
    const statement = [{ id: shop.idOf("c", 9, 1), cents, time: shop.timeOf(0, 5) }];
    return proofs.fileOf({ ...opening, ...(opening.kind === "Ended" && { statement }) });
  };

  test.each([
    ["hold if the person got money", 500, HOLDS],
    ["ask about a debit, which the shop could invent", -500, COULD_NOT_TELL],
  ])("the movements between offer and receipt give: %s", async (_, cents, code) => {
    const file = await judged(proofsText(fileOf(cents)), [endorsingKey.publicKey], LOOK_AWAY);
    expect(file && exitCodeOf(file, told)).toBe(code);
  });

  test("convict nobody, whatever is written there, and excuse no debit", async () => {
    const places = async (cents: number) =>
      [...(await codes(fileOf(cents)))].filter(([place]) => place.includes("statement"));
    expect((await places(500)).filter(([, code]) => code === BREACH)).toEqual([]);
    expect((await places(-500)).filter(([, code]) => code !== COULD_NOT_TELL)).toEqual([]);
  });

  test("belong to a receipt only", () => {
    const opening = proofs.endedByVoid(held);
    const text = proofsText(proofs.fileOf({ ...opening, ...(opening.kind === "Ended" && { statement: [] }) }));
    expect(() => parseProofs(text)).toThrow("proofs.openings[0].statement belongs to no receipt");
  });
});

test("changes in the evidence of a breach never make it hold", async () => {
  const held = shop.hold({ nonce: 0 });
  const file = proofs.fileOf(proofs.endedByReceipt(held, shop.receiptOf(held, { tickets: [1, 2] })));
  expect(exitCodeOf(await proofs.judgeFile(file), told)).toBe(BREACH);
  expect([...(await codes(file)).values()]).not.toContain(HOLDS);
});
