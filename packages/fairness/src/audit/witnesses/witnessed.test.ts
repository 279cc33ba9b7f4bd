import { describe, expect, test } from "vitest";
import {
  oddsLeafOf,
  openBox,
  openingLeaf,
  serveHistory,
  tableOf,
  termsLeafOf,
  timedLogs,
} from "../../../test/audited-logs.ts";
import { shopKeys } from "../../../test/sample-proofs.ts";
import { LogFault } from "../../log/fault.ts";
import { originHashOf } from "../../log/silences/silence-list.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import { keyLeaf } from "../../log-proofs/leaf-proof.ts";
import { auditLogs } from "../audit-logs.ts";
import { reportOf } from "../report.ts";

const [key] = shopKeys();
if (key === undefined) throw new RangeError("The shop has a key");
const table = tableOf(1);
const at = (minute: number) => Date.UTC(2026, 10, 21, 12, minute);
const terms = [keyLeaf(key), oddsLeafOf(table), termsLeafOf("2026-11-21T12:00:00.000Z", [openBox(table)])];

/** Two checkpoints of the records log, of one leaf and of two. Other numbers make other leaves. */
const logsWith = (second = 2, first = 1) =>
  timedLogs(
    [{ leaves: terms, at: at(0) }],
    [[openBox(table)]],
    [
      { leaves: [openingLeaf(table, first, "2026-11-21T12:01Z")], at: at(2) },
      { leaves: [openingLeaf(table, second, "2026-11-21T12:02Z")], at: at(3) },
    ],
  );

const utf8 = (text: string) => new TextEncoder().encode(text);
const pathOf = (log: string) => `witness/${originHashOf(`shop.example/log/${log}`)}/checkpoint`;

type Logs = Awaited<ReturnType<typeof logsWith>>;

/** A witness that shows these notes. */
function showing(notes: { readonly terms: string; readonly records: string | undefined }): ReadLogFile {
  const files = new Map([
    [pathOf("terms"), notes.terms],
    [pathOf("records"), notes.records],
  ]);
  return (path) => Promise.resolve(files.get(path)).then((note) => (note === undefined ? undefined : utf8(note)));
}

async function audit({ terms: ofTerms, records }: Logs, read: ReadLogFile, whileWaiting = () => {}) {
  const [witness] = records.place.policy.witnesses;
  if (witness === undefined) throw new RangeError("The log has a witness");
  const waits: number[] = [];
  const audited = await auditLogs({
    terms: ofTerms.place,
    records: records.place,
    endorsers: [],
    noticeMinutes: 10,
    kept: undefined,
    witnessed: {
      witnesses: [{ key: witness, read }],
      wait: async (ms) => {
        waits.push(ms);
        whileWaiting();
      },
    },
    now: () => "2026-11-21T12:30:00.000Z",
    onProgress: () => {},
  });
  const witnessed = audited.findings.find(({ rule }) => rule === "witnessed");
  return { witnessed, waits, report: reportOf(audited) };
}

/** The shop shows the records log as it was after its first leaf. */
function keepBack({ records: { files, notes } }: Logs): void {
  const [first = ""] = notes;
  files.set("checkpoint", utf8(first));
  serveHistory(files, [first]);
}

describe("the checkpoints that witnesses show", () => {
  test("hold if the shop shows trees as large or larger that continue them", async () => {
    const logs = await logsWith();
    for (const records of logs.records.notes) {
      const { witnessed, waits } = await audit(logs, showing({ terms: logs.terms.note, records }));
      expect(witnessed).toMatchObject({ checked: 2, broken: 0, asked: 0 });
      expect(waits).toEqual([]);
    }
  });

  test("ask if the shop keeps back a tree that a witness has signed, also two minutes later", async () => {
    const logs = await logsWith();
    const shown = showing({ terms: logs.terms.note, records: logs.records.note });
    keepBack(logs);
    const { witnessed, waits, report } = await audit(logs, shown);
    expect(witnessed).toMatchObject({ broken: 0, asked: 1 });
    expect(waits).toEqual([120_000]);
    expect(report).toContain("has signed 2 leaves of shop.example/log/records, of which the shop shows 1");
  });

  test("hold if the shop publishes the tree within these two minutes", async () => {
    const logs = await logsWith();
    const shown = showing({ terms: logs.terms.note, records: logs.records.note });
    keepBack(logs);
    const { witnessed } = await audit(logs, shown, () => {
      logs.records.files.set("checkpoint", utf8(logs.records.note));
    });
    expect(witnessed).toMatchObject({ checked: 2, broken: 0, asked: 0 });
  });

  test("break the audit if the shop shows the auditor another tree", async () => {
    const logs = await logsWith();
    const others = await logsWith(3);
    const { witnessed, report } = await audit(logs, showing({ terms: logs.terms.note, records: others.records.note }));
    expect(witnessed).toMatchObject({ checked: 2, broken: 1 });
    expect(report).toMatch(/BROKEN +The shop shows every tree that a witness has signed/u);
  });

  test("break the audit if the shop shows the witness's tree in these two minutes, but another one before", async () => {
    const [logs, others] = await Promise.all([logsWith(), logsWith(3, 4)]);
    const shown = showing({ terms: logs.terms.note, records: others.records.note });
    keepBack(logs);
    const { witnessed, report } = await audit(logs, shown, () => {
      for (const [path, file] of others.records.files) logs.records.files.set(path, file);
    });
    expect(witnessed).toMatchObject({ broken: 1, asked: 0 });
    expect(report).toMatch(/shop\.example\/log\/records has shown another tree two minutes before/u);
  });

  test.each<[string, (logs: Logs) => ReadLogFile]>([
    ["can't be reached", () => () => Promise.reject(new LogFault("unavailable", "no connection"))],
    ["shows no checkpoint", (logs) => showing({ terms: logs.terms.note, records: undefined })],
    ["shows something that it has not signed", (logs) => showing({ terms: logs.terms.note, records: "x\n" })],
  ])("say nothing of a witness that %s, and the report names it", async (_, readOf) => {
    const logs = await logsWith();
    const { witnessed, report } = await audit(logs, readOf(logs));
    expect(witnessed?.asked ?? 0).toBe(0);
    expect(report).toMatch(
      /not seen {2}The shop shows every tree .*: witness\.example\/w1 shows no checkpoint of shop/u,
    );
  });
});
