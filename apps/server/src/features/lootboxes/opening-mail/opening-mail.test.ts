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
import { consent, personIn } from "../../../../test/protection/markets.ts";
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

  it("names the right to withdraw from an opening, or the consent by which there is none", async () => {
    // Openings have the database's time, and a consent has to come before.
    shop.clock.now = new Date();
    const gone = await personIn(shop, { boxWithdrawal: "None" });
    const kept = await signUp(shop);
    await credit(shop, kept, cents(10_000));
    await openBoxes(shop, kept, box);
    await consent(shop, gone);
    await openBoxes(shop, gone, box);
    await openBoxes(shop, gone, box);
    moveClock(shop, 25 * 3600);
    await runJob(shop, "mail-openings");
    await sendMail(shop);
    const [[right], [none]] = await Promise.all([confirmationsOf(kept), confirmationsOf(gone)]);
    expect(right?.text).toContain("You can withdraw from the openings no. 0 within 14 days");
    expect(right?.text).toContain("/withdraw");
    expect(right?.text).not.toContain("you agreed");
    expect(none?.text).toContain("Openings no. 0–1: you agreed that the box is opened at once");
    expect(none?.text).not.toContain("You can withdraw");
  });

  it.each(mailLanguages)("has each opening, the hash of its odds, and the right to withdraw in %s", (language) => {
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
    const closing = draft.closing.join("\n");
    for (const part of ["5a".repeat(32), "12", "13", "https://trove.example/withdraw"]) expect(closing).toContain(part);
  });
});
