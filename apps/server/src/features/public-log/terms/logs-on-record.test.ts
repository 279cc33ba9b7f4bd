import { logsTermsOf, logsText, verifySignature } from "@trove/fairness";
import { cents } from "@trove/money";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { readTermsLog } from "../../../../test/public-log/reader.ts";
import { restartedWith } from "../../../../test/shop/restarted-shop.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { publishVersion } from "../../lootboxes/index.ts";
import { allowsNotice } from "./logs-on-record.ts";

const MIRRORS = "https://mirror.example,https://mirror.other.example/trove";
const box = (oddsHash: string) => ({ boxId: "b0f1c1c4-0000-4000-8000-000000000001", oddsHash: oddsHash.repeat(64) });
const at = (minute: string) => `2026-11-21T12:${minute}:00.000Z`;

describe("the terms of the logs on record", () => {
  let shop: Shop;
  let stocked: TestBox;
  beforeEach(async () => {
    shop = await openShop({ ODDS_NOTICE_MINUTES: "10", LOG_MIRRORS: MIRRORS });
    stocked = await stockBox(shop);
    await shop.app.publicLog.terms.publish();
  });
  afterEach(() => shop.close());

  const onRecord = async () =>
    (await readTermsLog(shop)).flatMap((leaf) => (leaf.kind === "logs" ? [logsTermsOf(leaf)] : []));
  const noticesOnRecord = async () => (await onRecord()).map(({ oddsNoticeMinutes }) => oddsNoticeMinutes);
  const restarted = (notice: string) =>
    restartedWith(shop, { ODDS_NOTICE_MINUTES: notice, LOG_MIRRORS: MIRRORS }, (app) => app.publicLog.terms.publish());
  /** Announces another version of the box, which comes into force after the notice. */
  async function reprice(): Promise<void> {
    const { lootboxId, drops } = stocked;
    const version = { lootboxId, tableVersion: 2, price: cents(777), drops, at: shop.clock.now };
    await shop.owner.connection.transaction().execute((tx) => publishVersion(tx, version));
    await shop.app.publicLog.terms.publish();
  }

  it("have one leaf, whose place and signed text the shop states", async () => {
    for (let time = 0; time < 2; time += 1) await shop.app.publicLog.terms.publish();
    const [logs, ...others] = await onRecord();
    expect(others).toEqual([]);
    const told = (await shop.call("getApplicationInfo")).body.logs;
    expect(logs).toMatchObject({ oddsNoticeMinutes: 10, policy: "quorum none\n", mirrors: MIRRORS.split(",") });
    expect(told).toMatchObject({ policy: logs?.policy, mirrors: logs?.mirrors });
    expect((await readTermsLog(shop))[told.termsIndex ?? -1]).toMatchObject({ kind: "logs" });
    const [signed] = told.policySignatures;
    const [key] = shop.secrets.signingKeys;
    expect(logs && (await verifySignature(logsText(logs), signed?.signature ?? "", key.publicKey))).toBe(true);
  });

  it("get another leaf after a change of the settings, and the earlier process does not put its own back", async () => {
    await restarted("5");
    expect(await noticesOnRecord()).toEqual([10, 5]);
    await shop.app.publicLog.terms.publish();
    expect(await noticesOnRecord()).toEqual([10, 5]);
    expect((await shop.call("getApplicationInfo")).body.logs.termsIndex).toBeNull();
    await restarted("10");
    expect(await noticesOnRecord()).toEqual([10, 5, 10]);
  });

  it("are put on record once by several processes that start at the same time", async () => {
    await Promise.all([restarted("5"), restarted("5"), shop.app.publicLog.terms.publish()]);
    expect(await noticesOnRecord()).toEqual([10, 5]);
  });

  it("promise a longer notice only once no pending change breaks it", async () => {
    await reprice();
    const before = await readTermsLog(shop);
    await restarted("30");
    expect(await readTermsLog(shop)).toEqual(before);
    expect(await noticesOnRecord()).toEqual([10]);
  });

  it("are kept by a process whose own notice is shorter", async () => {
    await restarted("30");
    await reprice();
    const last = (await readTermsLog(shop)).findLast((leaf) => leaf.kind === "terms");
    expect(Date.parse(last?.validFrom ?? "")).toBeGreaterThan(Date.now() + 29 * 60_000);
    expect(await noticesOnRecord()).toEqual([10, 30]);
  });
});

describe("a longer notice", () => {
  const now = new Date(at("10"));
  it.each([
    ["without a pending change", [{ validFrom: at("00"), boxes: [box("a")] }], true],
    [
      "if the odds that end will have lasted for it",
      [
        { validFrom: at("00"), boxes: [] },
        { validFrom: at("05"), boxes: [box("a")] },
        { validFrom: at("25"), boxes: [box("b")] },
      ],
      true,
    ],
    [
      "not if they end sooner",
      [
        { validFrom: at("00"), boxes: [] },
        { validFrom: at("06"), boxes: [box("a")] },
        { validFrom: at("25"), boxes: [box("b")] },
      ],
      false,
    ],
    [
      "not if a box closes sooner",
      [
        { validFrom: at("00"), boxes: [box("b")] },
        { validFrom: at("06"), boxes: [box("a")] },
        { validFrom: at("25"), boxes: [] },
      ],
      false,
    ],
    [
      "whatever has ended already",
      [
        { validFrom: at("00"), boxes: [box("a")] },
        { validFrom: at("02"), boxes: [box("b")] },
        { validFrom: at("04"), boxes: [box("a")] },
      ],
      true,
    ],
  ])("is allowed %s", (_, schedule, isAllowed) => {
    expect(allowsNotice(schedule, now, 20)).toBe(isAllowed);
  });
});
