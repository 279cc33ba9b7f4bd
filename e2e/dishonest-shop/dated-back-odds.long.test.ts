import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type OddsTable, parseOddsTable } from "@trove/fairness";
import { logPolicy, openCheckpoint } from "@trove/fairness/log";
import { expect, vi } from "vitest";
import { type DemoShop, openDemoShop } from "../support/demo-shop.ts";
import { publishChanges } from "../support/dishonest/terms.ts";
import { journeyThrough } from "../support/journey.ts";
import { findBox } from "../support/operator.ts";

const program = fileURLToPath(new URL("../../packages/fairness/src/audit/main.ts", import.meta.url));

const it = journeyThrough(() => openDemoShop({ ODDS_NOTICE_MINUTES: "10" }));

/** True if the witness has signed both logs. */
async function isWitnessed({ call, url }: DemoShop): Promise<boolean> {
  const { logs } = (await call("getApplicationInfo")).body;
  const signed = (["terms", "records"] as const).map(async (log) => {
    const response = await fetch(`${url}/log/${log}/checkpoint`);
    const policy = logPolicy(logs[log], logs.witnesses, 0);
    return response.ok && (await openCheckpoint(await response.text(), policy)).cosignatures.length === 1;
  });
  return (await Promise.all(signed)).every(Boolean);
}

it.beforeAll(async ({ shop }) => {
  await vi.waitUntil(() => isWitnessed(shop), { timeout: 90_000, interval: 500 });
}, 120_000);

/** Audits a shop's logs as the command does. */
async function audit({ call, url }: DemoShop): Promise<{ code: number; report: string }> {
  const { logs } = (await call("getApplicationInfo")).body;
  const args = [program, url, "--key", logs.terms, "--key", logs.records, "--witness", ...logs.witnesses];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, report: out + err }),
    );
  });
}

const brokenRules = (report: string) => report.split("\n").filter((line) => line.startsWith("BROKEN"));

/** The table of a box, with a ticket of the first item given to the last one. */
async function worseOdds(shop: DemoShop, id: string): Promise<OddsTable> {
  const { oddsHash } = (await shop.call("getLootbox", { params: { id } })).body;
  const { body } = await shop.call("getLootboxOdds", { params: { id, oddsHash } });
  const { drops, ...table } = parseOddsTable(body.oddsTable);
  const moved = drops.map((drop, place) => {
    const more = place === 0 ? -1 : place === drops.length - 1 ? 1 : 0;
    return { ...drop, tickets: drop.tickets + more };
  });
  return { ...table, version: table.version + 100, drops: moved };
}

it("odds that are dated back by the notice, for some seconds: the audit finds that the log did not know them", async ({
  shop,
}) => {
  const before = await audit(shop);
  expect(brokenRules(before.report)).toEqual([]);
  expect(before.code).not.toBe(2);

  const box = await findBox(shop, "game-night");
  const other = await worseOdds(shop, box.id);
  // By their times the odds have lasted for the notice, and the next ones come in seconds. No browser can tell.
  await publishChanges(
    shop,
    box.id,
    [
      [-600, "other"],
      [5, "own"],
    ],
    { other, witness: shop.witness },
  );
  await vi.waitUntil(async () => (await audit(shop)).code === 1, { timeout: 30_000, interval: 1_000 });
  const { report } = await audit(shop);
  expect(brokenRules(report)).toEqual([
    expect.stringContaining("Changes of odds were in the log a notice before they came"),
  ]);
  expect(report).toContain(`box ${box.id} changed at`);
});
