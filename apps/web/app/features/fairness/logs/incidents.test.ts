import { judgeIncidents, judgeProofs, logsText, type OfferResponse, parseIncidents } from "@trove/fairness";
import { keyText } from "@trove/fairness/log";
import { describe, expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../../../../../packages/fairness/test/log/keys.ts";
import { policies, publicLog } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { SampleKey } from "../../../../../../packages/fairness/test/sample-shop.ts";
import { ApiError } from "../../../api/api-error.ts";
import { incidentsOf as incidentsFile } from "../evidence/incidents-of.ts";
import { proofsOf } from "../evidence/proofs-of.ts";
import { lookBack } from "../history/look-back.ts";
import { allOpenings } from "../kept/kept-openings.ts";
import { keepCheckpoint, readShop } from "../kept/kept-shop.ts";
import { SampleBrowser, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import type { Shop } from "../shop/shop.ts";
import { DAY_MS, setIncidentsAside } from "./incidents.ts";
import { keptReader } from "./kept-reader.ts";
import { lookAtLogs } from "./look-at-logs.ts";
import { meetShop } from "./meet-shop.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

async function opened(count = 1) {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  for (let press = 0; press < count; press += 1) await browser.press();
  return { shop, browser };
}

/** The shop's calls, but with the files of another records log. */
const recordsFrom = ({ calls }: SampleShop, read: ReturnType<Shop["log"]>): Shop => ({
  ...calls,
  log: (name) => (name === "records" ? read : calls.log(name)),
});

const incidentsOf = async ({ kept }: SampleBrowser) => (await readShop(kept)).incidents;

function pass(shop: SampleShop, browser: SampleBrowser, ms: number): void {
  shop.sleep(ms);
  browser.clock.pass(ms);
}

const setAside = ({ kept, clock }: SampleBrowser) => setIncidentsAside(kept, clock.now());

test("two checkpoints that contradict each other stop everything until the person sets them aside", async () => {
  const { shop, browser } = await opened();
  await lookAtLogs(USER_ID, browser.parts);
  const other = await publicLog("records", [bytes("x"), bytes("y")]);
  const tab = browser.tab(recordsFrom(shop, async (path) => other.files.get(path)));
  await lookAtLogs(USER_ID, tab.parts);
  const [fork] = await incidentsOf(browser);
  expect(fork).toMatchObject({ kind: "Fork", log: "records" });
  expect(fork?.kind === "Fork" && fork.notes[1]).toBe(other.note);
  expect(told(await browser.press())[0]).toBe("Incidents");
  expect(shop.reveals).toHaveLength(1);
  await setAside(browser);
  expect(told(await browser.press())).toEqual(["Verified", []]);
});

test("an odd tile is no contradiction", async () => {
  const { shop, browser } = await opened();
  await lookAtLogs(USER_ID, browser.parts);
  await browser.press();
  const read = shop.calls.log("records");
  const odd = recordsFrom(shop, async (path, most) => (path === "checkpoint" ? read(path, most) : new Uint8Array(64)));
  await lookAtLogs(USER_ID, browser.tab(odd).parts);
  expect(await incidentsOf(browser)).toMatchObject([{ kind: "Unread", log: "records" }]);
  expect(told(await browser.press())).toEqual(["Verified", []]);
  await lookAtLogs(USER_ID, browser.parts);
  expect(await incidentsOf(browser)).toEqual([]);
});

describe("a log that can't be read", () => {
  test("stops reveals after a day, until the person sets that aside", async () => {
    const { shop, browser } = await opened();
    const tab = browser.tab(recordsFrom(shop, () => Promise.resolve(undefined)));
    expect((await lookBack(USER_ID, tab.parts, () => undefined)).logged).toBeUndefined();
    pass(shop, browser, DAY_MS - 1);
    expect(told(await tab.press())).toEqual(["Verified", []]);
    pass(shop, browser, 1);
    await lookAtLogs(USER_ID, tab.parts);
    expect(await tab.press()).toMatchObject({ why: "Incidents", incidents: [{ kind: "Unread", log: "records" }] });
    await setAside(browser);
    expect(told(await tab.press())).toEqual(["Verified", []]);
  });

  test("says nothing while the shop can't be reached either", async () => {
    const { shop, browser } = await opened();
    const nothing = recordsFrom(shop, () => Promise.resolve(undefined));
    const tab = browser.tab({ ...nothing, keys: () => Promise.reject(new ApiError(0, {})) });
    await lookAtLogs(USER_ID, tab.parts);
    expect(await incidentsOf(browser)).toEqual([]);
  });

  test("a log that can't be read because the shop never told usable keys of it opens nothing, and usable ones count later", async () => {
    const shop = new SampleShop();
    const { logs } = shop;
    const keys: Shop["keys"] = async () => ({ ...(await shop.calls.keys()), logs: { ...logs, records: "broken" } });
    const browser = await SampleBrowser.start(shop, { ...shop.calls, keys });
    expect(told(await browser.press())[0]).toBe("Refused");
    expect((await readShop(browser.kept)).logs).toBeUndefined();
    expect(told(await browser.tab(shop.calls).press())).toEqual(["Verified", []]);
  });
});

test("the first and the newest of many checkpoints are kept", async () => {
  const { kept } = await SampleBrowser.start(new SampleShop());
  for (let index = 0; index < 60; index += 1) await keepCheckpoint(kept, "records", `note ${index}`);
  const { records } = (await readShop(kept)).checkpoints;
  expect(records).toHaveLength(50);
  expect([records[0], records[1], records.at(-1)]).toEqual(["note 0", "note 11", "note 59"]);
});

describe("other witnesses", () => {
  const witnesses = [31, 32].map((byte) => witnessSigner(`witness.example/w${byte}`, seedOf(byte)));

  /** Changes the witness of the shop's logs. */
  function give(shop: SampleShop, witness: (typeof witnesses)[number] | undefined): void {
    if (witness === undefined) throw new Error("there are two witnesses");
    shop.witness = witness;
    shop.logs = { ...shop.logs, witnesses: [keyText(witness.key)], quorum: 1 };
  }

  async function witnessed() {
    const shop = new SampleShop();
    give(shop, witnesses[0]);
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    await lookAtLogs(USER_ID, browser.parts);
    // Simulates a reload, because an offer prepared before the change would still be used.
    return { shop, browser: browser.tab(), before: shop.logs };
  }

  test("count if a trusted key vouches for them, the person is told, and older proofs hold", async () => {
    const { shop, browser, before } = await witnessed();
    give(shop, witnesses[1]);
    const changed = { kind: "Changed", before, after: shop.logs };
    expect(await browser.press()).toMatchObject({ why: "Incidents", incidents: [changed] });
    await setAside(browser);
    expect(told(await browser.press())).toEqual(["Verified", []]);
    await lookAtLogs(USER_ID, browser.parts);
    const openings = await allOpenings(browser.kept, USER_ID);
    const file = await proofsOf(openings, USER_ID, browser.kept);
    const judged = await judgeProofs(file, [], await keptReader(browser.parts));
    expect([openings.length, judged.verdict]).toEqual([2, "Verified"]);
  });

  test("don't count without it", async () => {
    const { shop, browser, before } = await witnessed();
    give(shop, witnesses[1]);
    const forger = new SampleKey(66);
    const logsSignatures = [forger.sign(logsText(shop.logs)), shop.key.sign(logsText(before))];
    const tab = browser.tab({ ...shop.calls, keys: async () => ({ ...(await shop.calls.keys()), logsSignatures }) });
    expect(told(await tab.press())[0]).toBe("Refused");
    expect((await readShop(browser.kept)).logs).toEqual(before);
  });

  test("never come with another log", async () => {
    const { shop, browser, before } = await witnessed();
    give(shop, witnesses[1]);
    shop.logs = { ...shop.logs, records: before.terms, terms: before.records };
    expect(told(await browser.press())[0]).toBe("Refused");
    expect((await readShop(browser.kept)).logs).toEqual(before);
  });
});

test("odds that changed sooner than the shop promises are shown before anything is revealed", async () => {
  const { shop, browser } = await opened();
  shop.table = { ...shop.table, version: 2 };
  expect(await browser.press()).toMatchObject({ why: "Incidents", incidents: [{ kind: "ShortNotice" }] });
  expect(shop.reveals).toHaveLength(1);
  await setAside(browser);
  expect(told(await browser.press())).toEqual(["Verified", []]);
});

test("odds that were taken back after a reveal are found at the next look, and judged from outside", async () => {
  const { shop, browser } = await opened();
  shop.odds.push({ validFrom: shop.now(), oddsHash: shop.oddsHash });
  await lookAtLogs(USER_ID, browser.parts);
  expect(await incidentsOf(browser)).toEqual([]);
  shop.odds.push({ validFrom: shop.now(), oddsHash: "5e".repeat(32) });
  shop.sleep(1000);
  for (let look = 0; look < 2; look += 1) await lookAtLogs(USER_ID, browser.parts);
  const [found, ...others] = await incidentsOf(browser);
  expect([found?.kind, others]).toEqual(["ShortNotice", []]);
  expect(told(await browser.tab().press())[0]).toBe("Incidents");
  expect(shop.reveals).toHaveLength(1);
  const file = parseIncidents(await incidentsFile(await incidentsOf(browser), browser.kept));
  const trust = { told: [shop.key.publicKey], policies, noticeAt: () => 10, isForked: async () => false };
  const [judged] = await judgeIncidents(file, trust);
  expect(judged).toMatchObject({ verdict: "Breach", isProven: false });
});

test("another proof of the log beside an honest offer is no finding", async () => {
  const { shop, browser } = await opened();
  const offered: OfferResponse[] = [];
  const offer: Shop["offer"] = async (wish) => {
    const response = await shop.offerFor(wish);
    offered.push(response);
    return response;
  };
  const tab = browser.tab({ ...shop.calls, offer });
  await tab.press();
  shop.table = { ...shop.table, version: 2 };
  await tab.press();
  const [early, late] = offered.map(({ offer: { text, keyId, signature }, terms }) => {
    return { offer: { text, keyId, signature }, terms };
  });
  if (early === undefined || late === undefined) throw new Error("the shop has made two offers");
  const { shopKeys } = parseIncidents(await incidentsFile(await incidentsOf(browser), browser.kept));
  const incidents = [
    { kind: "ShortNotice", before: { ...late, terms: early.terms }, after: late },
    { kind: "ShortNotice", before: late, after: { ...late, terms: early.terms } },
  ] as const;
  const trust = { told: [shop.key.publicKey], policies, noticeAt: () => 10, isForked: async () => false };
  const judged = await judgeIncidents({ shopKeys, incidents }, trust);
  expect(judged.map(({ verdict }) => verdict)).toEqual(["Unknown", "Unknown"]);
});

test("odds that end by a notice which the shop has shortened since are no finding, but the change of the notice is", async () => {
  const { shop, browser } = await opened();
  shop.odds.push({ validFrom: shop.now(), oddsHash: shop.oddsHash });
  shop.odds.push({ validFrom: shop.now(), oddsHash: "5e".repeat(32) });
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  shop.sleep(1000);
  await lookAtLogs(USER_ID, browser.parts);
  expect((await incidentsOf(browser)).map(({ kind }) => kind)).toEqual(["Changed"]);
});

test("odds that change by the notice of their time are no finding after the shop has promised a longer one", async () => {
  const shop = new SampleShop();
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  const browser = await SampleBrowser.start(shop);
  await browser.press();
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 10 };
  await meetShop(browser.parts);
  await setAside(browser);
  shop.table = { ...shop.table, version: 2 };
  expect(told(await browser.press())).toEqual(["Verified", []]);
  shop.table = { ...shop.table, version: 3 };
  expect(told(await browser.press())[0]).toBe("Incidents");
});

test("two trees of one size are a fork, also if the browser refuses the offer that names the other one", async () => {
  const { shop, browser } = await opened();
  shop.odds.push({ validFrom: shop.now(), oddsHash: shop.oddsHash });
  await lookAtLogs(USER_ID, browser.parts);
  const [last] = shop.odds.splice(-1);
  if (last === undefined) throw new Error("the shop has odds");
  const other = { validFrom: new Date(Date.parse(last.validFrom) - 1).toISOString(), oddsHash: shop.oddsHash };
  let calls = 0;
  const offer: Shop["offer"] = async (wish) => {
    calls += 1;
    shop.odds.push(other);
    const forked = await shop.offerFor(wish);
    shop.odds.pop();
    return forked;
  };
  const step = await browser.tab({ ...shop.calls, offer }).press();
  expect(told(step)).toEqual(["Refused", ["offer-checkpoint Differs"]]);
  expect([calls, shop.reveals.length]).toEqual([1, 1]);
  shop.odds.push(last);
  await lookAtLogs(USER_ID, browser.parts);
  expect((await incidentsOf(browser)).map(({ kind }) => kind)).toEqual(["Fork"]);
});

test("a shop that vouches for another notice is held to that one", async () => {
  const { shop, browser } = await opened();
  shop.table = { ...shop.table, version: 2 };
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  const step = await browser.press();
  expect(step).toMatchObject({ why: "Incidents", incidents: [{ kind: "Changed" }] });
  expect(await incidentsOf(browser)).toHaveLength(1);
});
