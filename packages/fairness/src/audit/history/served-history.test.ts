import { describe, expect, test } from "vitest";
import { serveHistory } from "../../../test/audited-logs.ts";
import { audit, logsOf, shopWith } from "../../../test/audited-shop.ts";
import { every } from "../../../test/simulated-shop.ts";

describe("a shop", () => {
  test("that shows a checkpoint of another tree in its history is broken", async () => {
    const [logs, others] = [await logsOf(shopWith({})), await logsOf(shopWith({ openings: every(31, 89) }))];
    serveHistory(logs.records.files, [...logs.records.notes.slice(0, 9), ...others.records.notes.slice(9)]);
    expect((await audit(logs)).broken).toEqual(["history"]);
  });

  test("that shows its history in another order, or unsigned, is broken", async () => {
    const logs = await logsOf(shopWith({}));
    serveHistory(logs.records.files, [...logs.records.notes.slice(1, 9), ...logs.records.notes.slice(0, 1)]);
    expect((await audit(logs)).broken).toEqual(["history"]);
    serveHistory(logs.records.files, [...logs.records.notes.slice(0, 9), logs.terms.note]);
    expect((await audit(logs)).broken).toEqual(["history"]);
  });

  test("that leaves entries of its history out only makes its leaves look later", async () => {
    const logs = await logsOf(shopWith({}));
    serveHistory(
      logs.records.files,
      logs.records.notes.filter((_, place) => place < 20 || place > 40),
    );
    const { broken, asked } = await audit(logs);
    expect([broken, asked]).toEqual([[], ["still"]]);
  });

  test("that serves no history is asked for it", async () => {
    const logs = await logsOf(shopWith({}));
    for (const log of ["terms", "records"] as const) logs[log].files.delete("history/size");
    const { broken, asked } = await audit(logs);
    expect([broken, asked]).toEqual([[], ["history"]]);
  });

  test("that shows another history than at the earlier audit is asked, as after a restore without it", async () => {
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
