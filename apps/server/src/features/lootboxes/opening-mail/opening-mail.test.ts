import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cents, formatEuros, times } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { moveClock, runJob } from "../../../../test/payments/till.ts";
import { mailFor, sendMail } from "../../../../test/people/mailbox.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";
import { mailSamples } from "../../mail/preview-samples.ts";
import { mailLanguages, write } from "../../mail/texts/catalogue.ts";

let folder: string;
let shop: Shop;
let box: TestBox;
let people: TestPerson[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trove-openings-"));
  shop = await openShop({ DATA_DIR: folder });
  box = await stockBox(shop);
  people = await Promise.all(Array.from({ length: 4 }, () => signUp(shop)));
  await Promise.all(people.map((person) => credit(shop, person, cents(100_000))));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function confirmationsOf({ email }: TestPerson) {
  const mails = await mailFor(shop, email);
  return mails.filter(({ file }) => file.includes("openingsOfDay"));
}

describe("the confirmation of a day's openings", () => {
  it("is mailed once, with number, item, price and odds, also in a break, and to nobody who switched it off", async () => {
    const [mara, noor, silent, idle] = people as [TestPerson, TestPerson, TestPerson, TestPerson];
    const opened = (await openBoxes(shop, mara, box, { quantity: 2 })).body;
    await openBoxes(shop, noor, box);
    await openBoxes(shop, silent, box);
    await shop.call("setMailPreferences", { body: { openingsOfDay: false } }, silent);
    await shop.call("beginBreak", { body: { kind: "Break" } }, { token: noor.token, key: randomUUID() });
    await runJob(shop, "mail-openings");
    await sendMail(shop);
    expect(await confirmationsOf(mara)).toEqual([]);

    moveClock(shop, 25 * 3600);
    await Promise.all([runJob(shop, "mail-openings"), runJob(shop, "mail-openings")]);
    moveClock(shop, 3600);
    await runJob(shop, "mail-openings");
    await sendMail(shop);
    const [mail, ...others] = await confirmationsOf(mara);
    expect(others).toEqual([]);
    for (const { item } of opened.openings) expect(mail?.text).toContain(item.name);
    expect(mail?.text).toMatch(/No\. 0, \d\d:\d\d, /);
    expect(mail?.text).toContain(`Paid for boxes: ${formatEuros(times(box.price, 2))}`);
    expect(mail?.text).toContain(opened.fairness.oddsHash);
    expect(mail?.text).toContain("/account-settings?tab=fairness");
    expect(mail?.headers).toContain("List-Unsubscribe");
    expect((await confirmationsOf(noor)).length).toBe(1);
    expect([await confirmationsOf(silent), await confirmationsOf(idle)]).toEqual([[], []]);
  });

  it.each(mailLanguages)("has each opening and the hash of its odds in %s", (language) => {
    const sample = mailSamples("https://trove.example").find(({ content }) => content.kind === "openingsOfDay");
    const { draft } = write(
      sample?.content ?? expect.fail("no sample"),
      { name: null, language },
      {
        brand: "Trove",
        url: "https://trove.example",
        colour: "",
      },
    );
    const rows = (draft.rows ?? []).map(({ label, value }) => `${label} ${value}`).join("\n");
    for (const part of ["12", "21:04", "Desk drawer", "Copper pour-over kettle"]) expect(rows).toContain(part);
    expect(draft.closing.join("\n")).toContain("5a".repeat(32));
  });
});
