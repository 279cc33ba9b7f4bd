import { judgeIncidents, type LogsTerms, logsText, parseIncidents } from "@trove/fairness";
import { countedPolicy, witnessPolicyText } from "@trove/fairness/log";
import { describe, expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../../../../../packages/fairness/test/log/keys.ts";
import { policies } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { incidentsOf as incidentsFile } from "../evidence/incidents-of.ts";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import { SampleBrowser, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import { followTerms } from "./follow-terms.ts";
import { lookAtLogs } from "./look-at-logs.ts";
import { meetShop } from "./meet-shop.ts";
import { watchLog } from "./watch-log.ts";

const NOBODY = "quorum none\n";
const MIRRORS = ["https://mirror.example", "https://mirror.other.example/trove"];

const of3 = (logs: LogsTerms, changes: Partial<LogsTerms> = {}) => ({
  ...logs,
  mirrors: [],
  ...changes,
  policy: NOBODY,
});

/** A browser that has met a shop whose terms of the logs are on record. */
async function met() {
  const shop = new SampleShop();
  shop.publish(of3(shop.logs, { mirrors: MIRRORS }));
  const browser = await SampleBrowser.start(shop);
  await browser.press();
  return { shop, browser };
}

const knownOf = ({ kept }: SampleBrowser) => readShop(kept);

test("a first visit learns policy and mirrors that the terms log has, and tells nothing", async () => {
  const { browser } = await met();
  const { logs, incidents } = await knownOf(browser);
  expect([logs?.policy, logs?.mirrors, incidents]).toEqual([NOBODY, MIRRORS, []]);
});

test("terms with the promises of version 2 are learned without a word once they are on record", async () => {
  const shop = new SampleShop();
  const browser = await SampleBrowser.start(shop);
  await browser.press();
  shop.publish(of3(shop.logs));
  await meetShop(browser.parts);
  expect(await knownOf(browser)).toMatchObject({ logs: { policy: NOBODY }, incidents: [] });
});

test("signed terms that are not at their place in the log are not believed", async () => {
  const { shop, browser } = await met();
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  await meetShop(browser.parts);
  expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
});

test("terms of version 2 don't count any more after those of version 3, or a shop could sign a notice of 0 for one", async () => {
  const { shop, browser } = await met();
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  shop.logsIndex = null;
  await meetShop(browser.parts);
  expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
});

test("terms on record that no trusted key has signed are not believed", async () => {
  const { shop, browser } = await met();
  shop.publish(of3(shop.logs, { oddsNoticeMinutes: 0 }));
  const { keys } = shop.calls;
  const tab = browser.tab({ ...shop.calls, keys: async () => ({ ...(await keys()), policySignatures: [] }) });
  await meetShop(tab.parts);
  expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 } });
});

test("changed terms on record are told before anything is revealed, and a file of them is judged from outside", async () => {
  const { shop, browser } = await met();
  const before = logsText(shop.logs);
  shop.publish(of3(shop.logs, { oddsNoticeMinutes: 0, mirrors: MIRRORS.slice(1) }));
  await meetShop(browser.parts);
  expect(told(await browser.press())[0]).toBe("Incidents");
  const text = await incidentsFile((await knownOf(browser)).incidents, browser.kept);
  expect(JSON.parse(text)).toMatchObject({ format: "lootbox/incidents/v3" });
  const file = parseIncidents(text);
  const [changed] = file.incidents;
  expect(changed?.kind === "Changed" && [logsText(changed.before), logsText(changed.after)]).toEqual([
    before,
    logsText(shop.logs),
  ]);
  const trust = { told: [shop.key.publicKey], policies, noticeAt: () => 10, isForked: async () => false };
  expect(await judgeIncidents(file, trust)).toMatchObject([{ verdict: "Verified" }]);
});

describe("terms that a later leaf has replaced", () => {
  /** A shop that has replaced a notice of 0 by one of 10 minutes, and what it states of each. */
  function replaced() {
    const shop = new SampleShop();
    const earlier = of3(shop.logs, { oddsNoticeMinutes: 0 });
    shop.publish(earlier);
    const earlierIndex = shop.logsIndex;
    const state = () => Object.assign(shop, { logs: earlier, logsIndex: earlierIndex });
    return { shop, state, replace: () => shop.publish(of3(shop.logs, { oddsNoticeMinutes: 10, mirrors: MIRRORS })) };
  }

  const notice = async (browser: SampleBrowser) => (await knownOf(browser)).logs?.oddsNoticeMinutes;

  test("don't count after the later ones", async () => {
    const { shop, state, replace } = replaced();
    replace();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    state();
    await meetShop(browser.parts);
    expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
  });

  test.each(["the earlier ones", "version 2 alone"])(
    "don't count at a first visit to a shop that states %s: the log has the later ones",
    async (stated) => {
      const { shop, state, replace } = replaced();
      replace();
      state();
      if (stated === "version 2 alone") shop.logsIndex = null;
      const browser = await SampleBrowser.start(shop);
      await browser.press();
      expect(await knownOf(browser)).toMatchObject({
        logs: { oddsNoticeMinutes: 10, mirrors: MIRRORS },
        incidents: [],
      });
    },
  );

  test("are replaced in a browser at its next look, which tells the person, although the shop still states them", async () => {
    const { shop, state, replace } = replaced();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    expect(await notice(browser)).toBe(0);
    replace();
    state();
    await lookAtLogs(USER_ID, browser.parts);
    expect(await knownOf(browser)).toMatchObject({
      logs: { oddsNoticeMinutes: 10 },
      incidents: [{ kind: "Changed", signature: "" }],
    });
  });

  test("are replaced with the shop's signature if it states the later ones", async () => {
    const { shop, replace } = replaced();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    replace();
    await lookAtLogs(USER_ID, browser.parts);
    await lookAtLogs(USER_ID, browser.parts);
    const { incidents } = await knownOf(browser);
    expect(incidents).toMatchObject([{ kind: "Changed", signature: shop.key.sign(logsText(shop.logs)) }]);
  });

  test("don't come back in a browser that does not know the place of its terms, while it reads the log bit by bit", async () => {
    const { shop, replace } = replaced();
    replace();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    await changeShop(browser.kept, () => ({ logsAt: undefined, logsRead: 0 }));
    shop.logsIndex = null;
    for (let look = 0; look < 9; look += 1) {
      const view = await watchLog("terms", browser.parts);
      if (view === undefined) throw new Error("the log can be read");
      await followTerms(view, browser.parts, async () => undefined, 1);
      expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
    }
    const { logsAt, logsRead } = await knownOf(browser);
    expect([logsAt, logsRead]).toEqual([2, 4]);
  });

  test("are no finding while a process that starts still states them without a place", async () => {
    const { shop, state, replace } = replaced();
    replace();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    state();
    shop.logsIndex = null;
    await meetShop(browser.parts);
    await lookAtLogs(USER_ID, browser.parts);
    expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
  });
});

test("other witnesses count only with their own signatures of the checkpoint that has their terms", async () => {
  const { shop, browser } = await met();
  const witness = witnessSigner("witness.example/w1", seedOf(14));
  const policy = witnessPolicyText(countedPolicy(1, [witness]));
  shop.publish({ ...shop.logs, policy, witnesses: [], quorum: 1 });
  await meetShop(browser.parts);
  expect((await knownOf(browser)).logs?.policy).toBe(NOBODY);
  shop.witness = witness;
  await meetShop(browser.parts);
  expect((await knownOf(browser)).logs?.policy).toBe(policy);
});
