import { describe, expect, it } from "vitest";
import { logClient, recordsLog } from "@trove/fairness/log";
import {
  timedLogs,
  logsOf,
  openBox,
  openingLeaf,
  tableOf,
  termsLeafOf,
  oddsLeafOf,
} from "../../../../../../../packages/fairness/test/audited-logs.ts";
import {
  audit,
  logsOf as logsOfShop,
  shopWith,
  wrongBy,
} from "../../../../../../../packages/fairness/test/audited-shop.ts";
import { viewLog } from "../../logs/prove-leaf.ts";
import { isLate, publishedTimes } from "./published-times.ts";

const table = tableOf(1);
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const opening = (number: number) => openingLeaf(table, number, "2026-11-21T12:00Z");
const terms = [oddsLeafOf(table), termsLeafOf("2026-11-21T00:00:00.000Z", [openBox(table)])];

async function recordsOf(...batches: readonly (readonly [count: number, time: string])[]) {
  let number = 0;
  const records = batches.map(([count, time]) => ({
    leaves: Array.from({ length: count }, () => opening((number += 1))),
    at: at(time),
  }));
  const logs = await timedLogs([{ leaves: terms, at: at("11:00:00") }], [[openBox(table)]], records);
  return viewLog(logs.records.place.read, logs.records.place.policy);
}

describe("the times at which a log has published its trees", () => {
  it("come from its history, back to the tree that lacks the first entry", async () => {
    const view = await recordsOf([2, "12:00:30"], [3, "12:01:10"], [0, "12:51:10"]);
    expect(await publishedTimes(view, 2)).toEqual([
      { size: 2, at: at("12:00:30") },
      { size: 5, at: at("12:01:10") },
      { size: 5, at: at("12:51:10") },
    ]);
  });

  it("are unknown without witnesses, and without a history", async () => {
    const { records } = await logsOf([terms], [[openBox(table)]], [opening(0)]);
    expect(await publishedTimes(await viewLog(records.place.read, records.place.policy), 0)).toBeUndefined();
    const view = await recordsOf([2, "12:00:30"]);
    const read: typeof view.read = async (path, most) => (path === "history/size" ? undefined : view.read(path, most));
    expect(await publishedTimes({ ...view, read }, 0)).toBeUndefined();
  });

  it("tell an entry that was missing two minutes after its minute", () => {
    const times = [
      { size: 2, at: at("12:02:59") },
      { size: 5, at: at("12:03:01") },
    ];
    expect([1, 5].map((index) => isLate(index, "2026-11-21T12:00Z", times))).toEqual([false, true]);
  });

  it("tell nothing of an entry that came between two of them, or whose times are left out", () => {
    const early = { size: 2, at: at("11:00:00") };
    const times = [
      { size: 2, at: at("12:02:59") },
      { size: 5, at: at("12:03:01") },
    ];
    expect(isLate(3, "2026-11-21T12:00Z", times)).toBeUndefined();
    expect(isLate(3, "2026-11-21T12:00Z", [early])).toBeUndefined();
  });

  it("make the same entries late as the audit of the log counts", async () => {
    const logs = await logsOfShop(shopWith({ clock: wrongBy(-5, 35, 50) }));
    const { read, policy } = logs.records.place;
    const view = await viewLog(read, policy);
    const times = (await publishedTimes(view, 0)) ?? [];
    let late = 0;
    for await (const { index, entry } of logClient(read, policy).entries(view.checkpoint)) {
      if (isLate(index, recordsLog.read(entry).time, times) === true) late += 1;
    }
    const { report } = await audit(logs);
    expect(late).toBeGreaterThan(0);
    expect(report).toContain(` ${late} late leaves`);
  });
});
