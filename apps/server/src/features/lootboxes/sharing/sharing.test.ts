import { parseProofs, parseReceipt } from "@trove/fairness";
import { stripSeedOf } from "@trove/contract/strip-seed";
import { cents, toEuros } from "@trove/money";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stockBox, type TestBox } from "../../../../test/catalogue/stock.ts";
import { openBoxes } from "../../../../test/openings/browser.ts";
import { lockAccount } from "../../../../test/openings/meanwhile.ts";
import { shareOpening } from "../../../../test/openings/share.ts";
import { credit, signUp, type TestPerson } from "../../../../test/people/people.ts";
import { logRecords } from "../../../../test/public-log/jobs.ts";
import { readRecordsLog } from "../../../../test/public-log/reader.ts";
import { openShop, type Shop } from "../../../../test/shop/shop.ts";

let shop: Shop;
let box: TestBox;
let person: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  box = await stockBox(shop);
  person = await signUp(shop);
  await credit(shop, person, cents(100_000));
});
afterAll(() => shop.close());

async function opened(quantity = 1) {
  const { body } = await openBoxes(shop, person, box, { quantity });
  return { ...body, transactionId: body.openings[0]?.transactionId ?? "" };
}

const read = (token: string) => shop.call("getSharedOpening", { params: { token }, query: {} });
const shareOf = async (transactionId: string, who = person) =>
  (await shop.call("getOpeningShare", { query: { transactionId } }, { token: who.token })).body.share;
const stop = (transactionId: string, who = person) =>
  shop.call("stopSharingOpening", { query: { transactionId } }, { token: who.token });

describe("an opening", () => {
  it("can be read by nobody until it is shared, then by everybody with the link, until that ends", async () => {
    const { transactionId, openings } = await opened(2);
    expect(await shareOf(transactionId)).toBeNull();
    const share = (await shareOpening(shop, person, transactionId)).body;
    expect(share).toEqual({
      token: expect.stringMatching(/^[\w-]{22}$/),
      showsName: false,
      showsProof: false,
      isListed: false,
    });
    expect(await shareOf(transactionId)).toEqual(share);
    expect((await read(share.token)).body).toEqual({
      lootBox: { id: box.lootboxId, name: expect.any(String), imageUrl: expect.any(String), hue: expect.any(Number) },
      pricePaid: toEuros(box.price),
      openedAtUtc: expect.any(String),
      openings: openings.map(({ openingId, ticket, item }) => {
        return { ticket, item, probability: expect.any(Number), stripSeed: stripSeedOf(openingId) };
      }),
      userName: null,
      showsProof: false,
      logIndex: null,
    });
    expect((await stop(transactionId)).status).toBe(204);
    expect(await shareOf(transactionId)).toBeNull();
    expect((await read(share.token)).status).toBe(404);
    expect((await shop.call("getSharedProofs", { params: { token: share.token } })).status).toBe(404);
    expect((await stop(transactionId)).status).toBe(204);
    const again = (await shareOpening(shop, person, transactionId)).body;
    expect(again.token).not.toBe(share.token);
  });

  it("is the same link from each draw of its record, whatever its person chooses later", async () => {
    const { openings } = await opened(2);
    const [first, second] = openings.map(({ transactionId }) => transactionId) as [string, string];
    const { token } = (await shareOpening(shop, person, first)).body;
    expect((await shareOpening(shop, person, second, { showsName: true })).body).toMatchObject({ token });
    expect((await read(token)).body.userName).toBe(person.userName);
    await shareOpening(shop, person, first, { showsName: false });
    expect((await read(token)).body.userName).toBeNull();
  });

  it("has no name while the account is locked", async () => {
    const other = await signUp(shop);
    await credit(shop, other, cents(1_000));
    const { transactionId = "" } = (await openBoxes(shop, other, box)).body.openings[0] ?? {};
    const { token } = (await shareOpening(shop, other, transactionId, { showsName: true })).body;
    expect((await read(token)).body.userName).toBe(other.userName);
    await lockAccount(shop, other);
    expect((await read(token)).body.userName).toBeNull();
  });

  it("is shared and unshared by its person only", async () => {
    const { transactionId } = await opened();
    const mallory = await signUp(shop);
    expect((await shareOpening(shop, mallory, transactionId)).status).toBe(404);
    const { token } = (await shareOpening(shop, person, transactionId)).body;
    await stop(transactionId, mallory);
    expect((await read(token)).status).toBe(200);
    expect(await shareOf(transactionId, mallory)).toBeNull();
  });
});

it("the proofs of a shared opening hold by themselves, once the log has its record, and have no other record", async () => {
  const other = await signUp(shop);
  await credit(shop, other, cents(1_000));
  await openBoxes(shop, other, box);
  const { receipt, openings } = (await openBoxes(shop, other, box)).body;
  const { token } = (await shareOpening(shop, other, openings[0]?.transactionId ?? "", { showsProof: true })).body;
  for (const verdict of ["Unlogged", "Verified"]) {
    const { file } = (await shop.call("getSharedProofs", { params: { token } })).body;
    const proofs = parseProofs(file);
    expect(proofs.openings).toMatchObject([{ answer: { record: { text: receipt.text } } }]);
    expect((await shop.app.publicLog.verify(proofs)).judged.verdict).toBe(verdict);
    await logRecords(shop);
  }
});

it("a shared opening has the drops of its odds table only if they are asked for", async () => {
  const { transactionId } = await opened();
  const { token } = (await shareOpening(shop, person, transactionId)).body;
  const { drops } = (await shop.call("getLootbox", { params: { id: box.lootboxId } })).body;
  const whole = await shop.call("getSharedOpening", { params: { token }, query: { includeDrops: "true" } });
  expect(whole.body.drops).toEqual(drops);
  expect(whole.body.lootBox.hue).toBeGreaterThanOrEqual(0);
  expect((await read(token)).body).not.toHaveProperty("drops");
});

describe("a shared opening without its proof", () => {
  it("gives out nothing of the person, and its place in the log, by which a stranger verifies it", async () => {
    const other = await signUp(shop);
    // A balance with many digits: a short number could occur in a hash by chance.
    await credit(shop, other, cents(987_654_321));
    const { receipt, openings } = (await openBoxes(shop, other, box)).body;
    const { token } = (await shareOpening(shop, other, openings[0]?.transactionId ?? "")).body;
    await logRecords(shop);
    const { body, text } = await read(token);
    const leaf = (await readRecordsLog(shop))[body.logIndex ?? -1];
    if (leaf?.kind !== "opening") throw new Error("the log has no such opening");
    expect([leaf.tickets, leaf.itemIds]).toEqual([[body.openings[0]?.ticket], [body.openings[0]?.item.id]]);
    expect(body.openedAtUtc).toBe(leaf.time.replace("Z", ":00.000Z"));
    const { browserKey, clientEntropy, inventoryItemIds, transactionIds, balanceAfterCents } = parseReceipt(
      receipt.text,
    );
    const ids = [other.userId, other.userName, ...inventoryItemIds, ...transactionIds];
    for (const secret of [
      ...ids,
      browserKey,
      clientEntropy,
      String(balanceAfterCents),
      String(toEuros(cents(balanceAfterCents))),
    ]) {
      expect(text).not.toContain(secret);
    }
    const refused = await shop.call("getSharedProofs", { params: { token } });
    expect(refused.status).toBe(404);
    expect(refused.text).not.toContain(browserKey);
  });

  it("gets it when its person chooses so, and loses it when they take that back", async () => {
    const { transactionId } = await opened();
    const proofs = async (token: string) => (await shop.call("getSharedProofs", { params: { token } })).status;
    const { token } = (await shareOpening(shop, person, transactionId)).body;
    expect(await proofs(token)).toBe(404);
    await shareOpening(shop, person, transactionId, { showsProof: true });
    expect([await proofs(token), (await read(token)).body.showsProof]).toEqual([200, true]);
    await shareOpening(shop, person, transactionId, { showsProof: false });
    expect([await proofs(token), (await read(token)).body.showsProof]).toEqual([404, false]);
  });

  it("is what a page shares that does not know the choice", async () => {
    const { transactionId } = await opened();
    const body = { transactionId, showsName: false, isListed: false };
    const share = (await shop.call("shareOpening", { body }, { token: person.token })).body;
    expect(share.showsProof).toBe(false);
  });
});
