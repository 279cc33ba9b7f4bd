import { judgeIncidents, type LogsTerms, logsText, parseIncidents } from "@trove/fairness";
import { countedPolicy, witnessPolicyText } from "@trove/fairness/log";
import { expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../../../../../packages/fairness/test/log/keys.ts";
import { policies } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { incidentsOf as incidentsFile } from "../evidence/incidents-of.ts";
import { readShop } from "../kept/kept-shop.ts";
import { SampleBrowser, told } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop } from "../opening/sample/sample-shop.fixture.ts";
import { meetShop } from "./meet-shop.ts";

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
  await meetShop(browser.around);
  expect(await knownOf(browser)).toMatchObject({ logs: { policy: NOBODY }, incidents: [] });
});

test("signed terms that are not at their place in the log are not believed", async () => {
  const { shop, browser } = await met();
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  await meetShop(browser.around);
  expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
});

test("terms of version 2 don't count any more after those of version 3, or a shop could sign a notice of 0 for one", async () => {
  const { shop, browser } = await met();
  shop.logs = { ...shop.logs, oddsNoticeMinutes: 0 };
  shop.logsIndex = null;
  await meetShop(browser.around);
  expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 }, incidents: [] });
});

test("terms on record that no trusted key has signed are not believed", async () => {
  const { shop, browser } = await met();
  shop.publish(of3(shop.logs, { oddsNoticeMinutes: 0 }));
  const { keys } = shop.calls;
  const tab = browser.tab({ ...shop.calls, keys: async () => ({ ...(await keys()), policySignatures: [] }) });
  await meetShop(tab.around);
  expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 10 } });
});

test("changed terms on record are told before anything is revealed, and a file of them is judged from outside", async () => {
  const { shop, browser } = await met();
  const before = logsText(shop.logs);
  shop.publish(of3(shop.logs, { oddsNoticeMinutes: 0, mirrors: MIRRORS.slice(1) }));
  await meetShop(browser.around);
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

test("other witnesses count only with their own signatures of the checkpoint that has their terms", async () => {
  const { shop, browser } = await met();
  const witness = witnessSigner("witness.example/w1", seedOf(14));
  const policy = witnessPolicyText(countedPolicy(1, [witness]));
  shop.publish({ ...shop.logs, policy, witnesses: [], quorum: 1 });
  await meetShop(browser.around);
  expect((await knownOf(browser)).logs?.policy).toBe(NOBODY);
  shop.witness = witness;
  await meetShop(browser.around);
  expect((await knownOf(browser)).logs?.policy).toBe(policy);
});
