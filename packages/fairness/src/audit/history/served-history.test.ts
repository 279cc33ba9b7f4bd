import { describe, expect, test } from "vitest";
import { serveHistory } from "../../../test/audited-logs.ts";
import { audit, logsOf, shopWith } from "../../../test/audited-shop.ts";
import { seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { every, MINUTE, START } from "../../../test/simulated-shop.ts";
import { cosignText } from "../../log/checkpoint/sign-checkpoint.ts";
import { originHashOf, silenceListPath, silenceListText } from "../../log/silences/silence-list.ts";
import { utf8 } from "../../text/bytes.ts";

const mirror = witnessSigner("mirror.example/mirror", seedOf(31));

/** A mirror without silences that has these entries of the terms log's history. */
async function mirrorOf({ terms }: Awaited<ReturnType<typeof logsOf>>, notes: readonly string[]) {
  const origin = terms.place.policy.log.name;
  const history = new Map<string, Uint8Array>();
  serveHistory(history, notes);
  const list = silenceListText({
    mirror: "mirror.example",
    terms: origin,
    time: "2026-11-21T12:00:00.000Z",
    silences: [],
  });
  const files = new Map<string, Uint8Array>(
    [...history].map(([path, bytes]) => [`mirror/${originHashOf(origin)}/${path}`, bytes] as const),
  );
  files.set(silenceListPath(origin), utf8(`${list}\n${await cosignText(list, mirror, 1_795_000_000)}`));
  return { key: mirror.key, read: async (path: string) => files.get(path) };
}

describe("a shop", () => {
  test("a shop that shows a checkpoint of another tree in its history is broken", async () => {
    const [logs, others] = [await logsOf(shopWith({})), await logsOf(shopWith({ openings: every(31, 89) }))];
    serveHistory(logs.records.files, [...logs.records.notes.slice(0, 9), ...others.records.notes.slice(9)]);
    expect((await audit(logs)).broken).toEqual(["history"]);
  });

  test("a shop that shows its history in another order, or unsigned, is broken", async () => {
    const logs = await logsOf(shopWith({}));
    serveHistory(logs.records.files, [...logs.records.notes.slice(1, 9), ...logs.records.notes.slice(0, 1)]);
    expect((await audit(logs)).broken).toEqual(["history"]);
    serveHistory(logs.records.files, [...logs.records.notes.slice(0, 9), logs.terms.note]);
    expect((await audit(logs)).broken).toEqual(["history"]);
  });

  test("a shop that leaves entries of its history out only makes its leaves look later", async () => {
    const logs = await logsOf(shopWith({}));
    serveHistory(
      logs.records.files,
      logs.records.notes.filter((_, place) => place < 20 || place > 40),
    );
    const { broken, asked } = await audit(logs);
    expect([broken, asked]).toEqual([[], ["still"]]);
  });

  test("a shop that serves no history is asked for it", async () => {
    const logs = await logsOf(shopWith({}));
    for (const log of ["terms", "records"] as const) logs[log].files.delete("history/size");
    const { broken, asked } = await audit(logs);
    expect([broken, asked]).toEqual([[], ["history"]]);
  });

  test("a shop that shows another history than at the earlier audit is asked, as after a restore without it", async () => {
    const logs = await logsOf(shopWith({}));
    const { terms, records, readAt, histories } = await audit(logs);
    const kept = { terms: terms.note, records: records.note, readAt, histories };
    expect((await audit(logs, kept)).asked).toEqual([]);
    serveHistory(
      logs.records.files,
      logs.records.notes.filter((_, place) => place !== 7),
    );
    const { broken, asked } = await audit(logs, kept);
    expect([broken, asked]).toEqual([[], ["restored"]]);
  });
});

describe("a shop whose history of the terms log has lost the entry that announced a change", () => {
  /** The logs, and all notes of the terms log. The change is announced half an hour after the start. */
  async function withLoss() {
    const logs = await logsOf(shopWith({}));
    const { notes, files } = logs.terms;
    serveHistory(files, [...notes.slice(0, 1), ...notes.slice(2)]);
    return { logs, notes };
  }

  test("is broken if nobody has it: nothing tells it from a change that came unannounced", async () => {
    const { logs } = await withLoss();
    expect((await audit(logs)).broken).toEqual(["announced"]);
  });

  test.each([1, 2])("is asked if a mirror has it, among %i entries", async (count) => {
    const { logs, notes } = await withLoss();
    const { broken, asked, report } = await audit(logs, undefined, [await mirrorOf(logs, notes.slice(0, count + 1))]);
    expect([broken, asked]).toEqual([[], expect.arrayContaining(["restored"])]);
    expect(report).toMatch(/lacks checkpoints of the terms log with \d+ leaves, which others have/u);
  });

  test("is asked if the auditor has kept the checkpoint", async () => {
    const { logs, notes } = await withLoss();
    const [, announced = ""] = notes;
    const readAt = new Date(START + 31 * MINUTE).toISOString();
    const kept = { terms: announced, records: logs.records.notes[0] ?? "", readAt };
    const { broken, asked } = await audit(logs, kept);
    expect([broken, asked]).toEqual([[], expect.arrayContaining(["restored"])]);
  });

  test("is broken by a mirror's entries that come too late, and by notes that the log has not signed", async () => {
    const { logs, notes } = await withLoss();
    for (const others of [notes.slice(2), [logs.records.note]]) {
      expect((await audit(logs, undefined, [await mirrorOf(logs, others)])).broken).toEqual(["announced"]);
    }
  });
});

test("a history that begins later than a mirror's copy is asked about", async () => {
  const logs = await logsOf(shopWith({}));
  const { notes, files } = logs.terms;
  serveHistory(files, notes.slice(1));
  expect((await audit(logs)).asked).toEqual([]);
  const { broken, asked } = await audit(logs, undefined, [await mirrorOf(logs, notes)]);
  expect([broken, asked]).toEqual([[], ["restored"]]);
});
