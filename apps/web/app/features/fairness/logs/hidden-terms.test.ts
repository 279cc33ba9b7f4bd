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
    await lookAtLogs(USER_ID, browser.around);
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
    await lookAtLogs(USER_ID, browser.around);
    shop.witness = witness;
    await lookAtLogs(USER_ID, browser.around);
    expect((await knownOf(browser)).logs?.policy).toBe(unsigned.policy);
  });
});
