import { describe, expect, inject, test } from "vitest";
import { auditKeys, logsLeaf, serveHistory } from "../../../test/audited-logs.ts";
import { audit, busy, logsOf, quiet, shopWith, wrongBy } from "../../../test/audited-shop.ts";
import type { Scenario, Simulated } from "../../../test/simulated-shop.ts";
import { every, MINUTE, START } from "../../../test/simulated-shop.ts";
import { endorsingKey, SampleKey, shopKey, shopKeys } from "../../../test/sample-keys.ts";
import { keyLeaf } from "../../log-proofs/leaf-proof.ts";
import { openCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import { logPolicy } from "../../log/checkpoint/policy.ts";
import { cosignCheckpoint, withSignatures } from "../../log/checkpoint/sign-checkpoint.ts";
import { keyText } from "../../log/note/keys.ts";
import { seedOf, witnessSigner } from "../../../test/log/keys.ts";

describe("an honest shop", () => {
  test.each<[string, Partial<Scenario>]>([
    ["in a busy hour", {}],
    ["that is very quiet", quiet],
    [
      "whose offers are kept for an hour, while the odds change",
      { openings: every(30, 20).map((each) => ({ ...each, keptFor: 65 * MINUTE })) },
    ],
    ["whose clock is ahead by a minute and a half", { clock: wrongBy(1.5, 0, 120) }],
    ["whose clock is behind by a minute and a half", { clock: wrongBy(-1.5, 0, 120) }],
    ["whose processes are a second apart", { clock: (at) => (at % 10_000 === 0 ? 1_000 : 0) }],
    ["that opens another box", { catalogue: [...busy.catalogue, { at: 50 * MINUTE, box: 2, version: 1 }] }],
    ["that closes a box", { catalogue: [...busy.catalogue, { at: 50 * MINUTE, box: 1, version: undefined }] }],
  ])("%s holds, and is asked nothing", async (_, changes) => {
    const { broken, asked, findings } = await audit(await logsOf(shopWith(changes)));
    expect([broken, asked]).toEqual([[], []]);
    for (const rule of ["history", "announced", "late", "ahead", "named", "still"]) {
      expect(findings.find((finding) => finding.rule === rule)?.checked).toBeGreaterThan(0);
    }
  });

  test.each<[string, Partial<Scenario>, readonly string[]]>([
    ["forward by 5 minutes, and stays so", { clock: wrongBy(5, 35, 999) }, ["ahead", "named"]],
    ["forward by 2 hours, and stays so", { clock: wrongBy(120, 35, 999) }, ["ahead", "named"]],
    ["back by 5 minutes, and stays so", { clock: wrongBy(-5, 35, 999) }, ["late", "named"]],
    ["back by 2 hours, and stays so", { clock: wrongBy(-120, 35, 999) }, ["late", "named"]],
    ["forward by 5 minutes, and back", { clock: wrongBy(5, 35, 50) }, ["ahead"]],
    ["forward by 2 hours, and back", { clock: wrongBy(120, 35, 50) }, ["ahead"]],
    ["back by 5 minutes, and forward", { clock: wrongBy(-5, 35, 50) }, ["late"]],
    ["back by 2 hours, and forward", { clock: wrongBy(-120, 35, 50) }, ["late"]],
    ["back by 2 hours for two minutes", { clock: wrongBy(-120, 40, 42) }, ["late"]],
  ])("an honest shop whose clock is put %s, is asked, and breaks nothing", async (_, changes, some) => {
    const { allLooks } = inject("size");
    const changed = [
      { at: 45 * MINUTE, box: 2, version: 1 },
      { at: 47 * MINUTE, box: 1, version: 3 },
    ];
    for (const openings of allLooks ? [busy.openings, every(90, 89), every(600, 89)] : [busy.openings]) {
      for (const more of allLooks ? [[], changed] : [changed]) {
        const catalogue = [...busy.catalogue, ...more];
        const { broken, asked } = await audit(await logsOf(shopWith({ ...changes, openings, catalogue })));
        expect(broken).toEqual([]);
        if (openings === busy.openings) expect(some.some((rule) => asked.includes(rule as never))).toBe(true);
      }
    }
  });

  test("an honest shop whose witnesses are out for an hour is asked why its logs stood still, and breaks nothing", async () => {
    for (const minute of [28]) {
      const outage = [minute * MINUTE, (minute + 60) * MINUTE] as const;
      const { broken, asked, report } = await audit(await logsOf(shopWith({ outage })));
      expect([broken, asked]).toEqual([[], ["still"]]);
      expect(report).toMatch(/no checkpoint of the records log from 2026-11-21T/u);
      expect(report).toMatch(/no checkpoint of the terms log from 2026-11-21T/u);
      expect(report).toMatch(/^2026-11: \d+ minutes without a checkpoint/mu);
    }
  });

  test("an honest shop with one of two witnesses dead for hours is not asked, although its old signature stays in renewed notes", async () => {
    const catalogue = [...busy.catalogue, { at: 280 * MINUTE, box: 1, version: 3 }];
    const logs = await logsOf(shopWith({ minutes: 300, openings: every(60, 299), catalogue }));
    const dead = witnessSigner("witness.example/dead", seedOf(30));
    const { notes, files, place } = logs.terms;
    const sizes = notes.map((note) => Number(note.split("\n")[1]));
    const size = sizes.findLast((each) => each < (sizes.at(-1) ?? 0)) ?? 0;
    const first = sizes.indexOf(size);
    const { cosignatures } = await openCheckpoint(notes[first] ?? "", place.policy);
    const seconds = cosignatures[0]?.seconds ?? 0;
    const signed = await Promise.all(
      notes.map(async (note, at) =>
        sizes[at] === size ? withSignatures(note, await cosignCheckpoint(note, dead, seconds)) : note,
      ),
    );
    serveHistory(files, signed);
    place.policy = logPolicy(auditKeys.terms, [...place.policy.witnesses, dead.key].map(keyText), 1);
    const { broken, asked } = await audit(logs);
    expect([broken, asked]).toEqual([[], []]);
    // Hours in which nobody signed are asked about also with such an old signature.
    serveHistory(
      files,
      signed.filter((_, at) => at <= first || (sizes[at] ?? 0) > size),
    );
    expect((await audit(logs)).asked).toEqual(["still"]);
  });

  test("an honest shop that stood still with all it had, as at a restart, is asked nothing", async () => {
    const openings = busy.openings.filter(({ at }) => at < 40 * MINUTE || at > 42 * MINUTE);
    const outage = [40 * MINUTE, 41 * MINUTE] as const;
    const { broken, asked } = await audit(await logsOf(shopWith({ outage, openings })));
    expect([broken, asked]).toEqual([[], []]);
  });

  test("an honest shop that signed its logs before their first leaf holds, and is asked nothing", async () => {
    const { terms, records, lists } = shopWith({});
    const signedEmpty = [{ leaves: [], at: START - MINUTE }];
    const shop = { lists, terms: [...signedEmpty, ...terms], records: [...signedEmpty, ...records] };
    const { broken, asked } = await audit(await logsOf(shop));
    expect([broken, asked]).toEqual([[], []]);
  });

  test("an honest shop that rotates its key holds, and is asked nothing", async () => {
    const keyed = (minute: number, key: SampleKey) => {
      return { leaves: shopKeys(endorsingKey, key).map(keyLeaf), at: START + minute * MINUTE };
    };
    const shop = shopWith({ openings: every(30, 60), minutes: 61 });
    const rotated = { ...shop, terms: [...shop.terms, keyed(62, shopKey), keyed(63, new SampleKey(10))] };
    const { broken, asked, findings } = await audit(await logsOf(rotated));
    expect([broken, asked]).toEqual([[], []]);
    expect(findings.find(({ rule }) => rule === "keys")?.checked).toBe(2);
  });

  test("an honest shop that promises a longer notice later is not held to it for odds that had ended", async () => {
    const shop = shopWith({});
    const last = shop.terms.flatMap(({ leaves }) => leaves).findLast(({ kind }) => kind === "terms");
    if (last === undefined) throw new RangeError("there are terms");
    const terms = [...shop.terms, { leaves: [logsLeaf(60), last], at: START + 95 * MINUTE }];
    const { broken } = await audit(await logsOf({ ...shop, terms }));
    expect(broken).toEqual([]);
  });

  test("an honest shop without witnesses gets no word about time but the order of its leaves", async () => {
    const untimed = async (shop: Simulated) => {
      const logs = await logsOf(shop);
      for (const log of ["terms", "records"] as const) logs[log].place.policy = logPolicy(auditKeys[log]);
      return audit(logs);
    };
    const holding = await untimed(shopWith({}));
    expect([holding.broken, holding.asked]).toEqual([[], []]);
    expect(holding.report).toContain("Without witnesses nobody can see when leaves came.");
    expect(holding.findings.map(({ rule }) => rule)).not.toContain("late");
    const putBack = await untimed(shopWith({ clock: wrongBy(-5, 35, 999) }));
    expect([putBack.broken, putBack.asked]).toEqual([[], ["order"]]);
  });
});

test("the report says with which leaves each history begins, because these are not held against time", async () => {
  const { report } = await audit(await logsOf(shopWith({})));
  expect(report).toMatch(/terms: 5 leaves, .*; its history begins with 2, signed since 2026-11-21T12:00:01Z$/mu);
  expect(report).toMatch(/records: \d+ leaves, .*; its history begins with \d, signed since 2026-11-21T12:0\d/mu);
});

test("the report counts openings, late leaves and kept offers by month", async () => {
  const kept = { openings: every(30, 20).map((each) => ({ ...each, keptFor: 65 * MINUTE })) };
  const { report } = await audit(await logsOf(shopWith(kept)));
  expect(report).toMatch(
    /^2026-11: 40 of offers more than an hour old, \d+ of these with odds no longer in force, 40 openings$/mu,
  );
  const late = await audit(await logsOf(shopWith({ clock: wrongBy(-5, 35, 50) })));
  expect(late.report).toMatch(/\d+ late leaves/u);
});
