import type { LogsTerms } from "@trove/fairness";
import { countedPolicy, witnessPolicyText } from "@trove/fairness/log";
import { describe, expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../../../../../packages/fairness/test/log/keys.ts";
import { logKeys } from "../../../../../../packages/fairness/test/sample-logs.ts";
import { readShop } from "../kept/kept-shop.ts";
import { SampleBrowser } from "../opening/sample/sample-browser.fixture.ts";
import { SampleShop, USER_ID } from "../opening/sample/sample-shop.fixture.ts";
import { lookAtLogs } from "./look-at-logs.ts";

const NOBODY = "quorum none\n";
type Changes = Partial<LogsTerms> & { readonly policy: string };

const of3 = (logs: LogsTerms, changes: Partial<LogsTerms> = {}) => ({
  ...logs,
  mirrors: [],
  ...changes,
  policy: NOBODY,
});

const knownOf = ({ kept }: SampleBrowser) => readShop(kept);

describe("later terms that don't count", () => {
  const witness = witnessSigner("witness.example/w1", seedOf(14));
  const unsigned = { policy: witnessPolicyText(countedPolicy(1, [witness])), quorum: 1 };
  const otherLogs = { terms: logKeys.records, records: logKeys.terms, policy: NOBODY };

  /** A shop that logs terms with a notice of 0 after those with 10 minutes, then others, and states the first ones. */
  function hidden(changes: Changes) {
    const shop = new SampleShop();
    shop.publish(of3(shop.logs));
    const [stated, logsIndex] = [shop.logs, shop.logsIndex];
    const log = () => {
      shop.publish(of3(stated, { oddsNoticeMinutes: 0 }));
      shop.publish({ ...shop.logs, ...changes });
      Object.assign(shop, { logs: stated, logsIndex });
    };
    return { shop, log };
  }

  test.each<[string, Changes]>([
    ["never sign", unsigned],
    ["are of other logs", otherLogs],
  ])("don't hide the ones before them in a browser if they %s", async (_, changes) => {
    const { shop, log } = hidden(changes);
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    log();
    await lookAtLogs(USER_ID, browser.parts);
    expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 0 }, incidents: [{ kind: "Changed" }] });
  });

  test("don't hide the ones before them at a first visit", async () => {
    const { shop, log } = hidden(unsigned);
    log();
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    expect(await knownOf(browser)).toMatchObject({ logs: { oddsNoticeMinutes: 0 }, incidents: [] });
  });

  test("are read again, and count once their witnesses have signed", async () => {
    const { shop, log } = hidden(unsigned);
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    log();
    await lookAtLogs(USER_ID, browser.parts);
    shop.witness = witness;
    await lookAtLogs(USER_ID, browser.parts);
    expect((await knownOf(browser)).logs?.policy).toBe(unsigned.policy);
  });

  /** Logs many terms that no witness signs, and states the same as before. Returns the index of the last one. */
  function many(shop: SampleShop, count: number): number {
    const [stated, logsIndex] = [shop.logs, shop.logsIndex];
    for (let at = 0; at < count; at += 1) {
      shop.publish({ ...stated, ...unsigned, mirrors: [`https://mirror-${at}.example`] });
    }
    const last = shop.logsIndex ?? 0;
    Object.assign(shop, { logs: stated, logsIndex });
    return last;
  }

  test("are tried sixteen at a look, and the browser keeps which entries it has not tried, until later ones count", async () => {
    const { shop, log } = hidden(unsigned);
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    const [stated, logsIndex] = [shop.logs, shop.logsIndex ?? 0];
    log();
    const last = many(shop, 40);
    let reads = 0;
    const counting = browser.tab({
      ...browser.parts.shop,
      log: (name) => (path, most) => {
        reads += 1;
        return browser.parts.shop.log(name)(path, most);
      },
    });
    await lookAtLogs(USER_ID, counting.parts);
    expect((await knownOf(browser)).logsUnread).toEqual({ from: logsIndex + 1, to: last - 15 });
    expect(reads).toBeLessThan(200);
    shop.publish(of3(stated, { oddsNoticeMinutes: 0 }));
    Object.assign(shop, { logs: stated, logsIndex });
    await lookAtLogs(USER_ID, browser.parts);
    const known = await knownOf(browser);
    expect([known.logs?.oddsNoticeMinutes, known.logsUnread]).toEqual([0, undefined]);
  });

  test("leave a first visit with the entries that it has not read", async () => {
    const { shop, log } = hidden(unsigned);
    log();
    const last = many(shop, 300);
    const browser = await SampleBrowser.start(shop);
    await browser.press();
    expect((await knownOf(browser)).logsUnread).toEqual({ from: 0, to: last - 15 });
  });
});
