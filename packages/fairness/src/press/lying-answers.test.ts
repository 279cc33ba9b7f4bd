import { describe, expect, test } from "vitest";
import { entropiesPerNonce, opened, OTHER_HASH, OTHER_ID } from "../../test/press/opened.ts";
import { told } from "../../test/press/told.ts";
import { came, type Came, heldOf, type PressShop, SILENCE } from "../../test/press/press-shop.ts";
import * as shops from "../../test/sample-shop.ts";
import type { LostProof, SignedText } from "../index.ts";
import type { PressPorts, RevealedOpening } from "./index.ts";

const stranger = shops.strangerKey;

const signedLie =
  (record: (opening: RevealedOpening) => SignedText) =>
  (shop: PressShop): PressPorts["ask"] =>
  async (opening, entropy) =>
    shop.answer(opening, entropy, record(opening));

const shownLie =
  (from: RegExp, to: string) =>
  (shop: PressShop): PressPorts["ask"] =>
  async (opening, entropy) => {
    const { status, body } = shop.answer(opening, entropy);
    return came(status, new TextDecoder().decode(body).replace(from, to));
  };

describe("a shop that lies in its answer is never verified", () => {
  test.each<[string, (shop: PressShop) => PressPorts["ask"], string]>([
    ["by another ticket", signedLie((o) => shops.receiptOf(heldOf(o), { tickets: [1, 1] })), "tickets Differs"],
    [
      "by another seed",
      signedLie((o) => shops.receiptOf(heldOf(o), { serverSeed: OTHER_HASH })),
      "server-seed Differs",
    ],
    [
      "by another item",
      signedLie((o) => shops.receiptOf(heldOf(o), { itemIds: [OTHER_ID, OTHER_ID] })),
      "items Differs",
    ],
    [
      "by charging too much",
      signedLie((o) => shops.receiptOf(heldOf(o), { balanceAfterCents: 7 })),
      "balance-after Ask",
    ],
    [
      "by a void that does not add up",
      signedLie((o) => shops.voidOf(heldOf(o), { movements: [] })),
      "void-sum Differs",
    ],
    ["by a void for a debit that nobody made", signedLie((o) => shops.voidOf(heldOf(o))), "void-debits Ask"],
    [
      "by an earlier debit",
      signedLie((o) => shops.receiptOf(heldOf(o), { transactionIds: [shops.idOf("a", 0, 0), shops.idOf("a", 1, 1)] })),
      "history-ids Differs",
    ],
    ["by another name on the screen", shownLie(/"name":"[^"]+"/u, '"name":"Gold"'), "shown-names Differs"],
    ["by another price on the screen", shownLie(/"sellPrice":[\d.]+/u, '"sellPrice":999'), "shown-sell-prices Differs"],
    ["by another balance on the screen", shownLie(/"amount":[\d.]+/u, '"amount":1'), "shown-balance Differs"],
  ])("a shop that lies in its answer is never verified: %s", async (_, ask, check) => {
    const { shop, browser } = await opened();
    const outcome = await browser.press({ ask: ask(shop) });
    expect(outcome.kind).toBe("Contested");
    expect(told(outcome)).toContain(check);
    const isBreach = told(outcome)[1] === "Breach";
    expect(browser.at(isBreach ? "Stopped" : "Unseen")).toContainEqual(expect.objectContaining({ nonce: 1 }));
    if (isBreach) expect(told(await browser.press())).toEqual(["Refused", "Stopped"]);
    expect(entropiesPerNonce(shop)).toEqual([1, 1]);
  });

  test("a shop that answers with a record that another browser got first is never verified", async () => {
    const { shop, browser } = await opened();
    browser.chain = { ...browser.chain, acceptedKeys: [...browser.chain.acceptedKeys, shops.phoneKey.publicKey] };
    browser.knownKeys = [...browser.knownKeys, shops.phoneKey.publicKey];
    const ask: PressPorts["ask"] = async (opening, entropy) => {
      shop.openElsewhere();
      return shop.answer(opening, entropy);
    };
    expect(told(await browser.press({ ask }))).toEqual([
      "Contested",
      "Contested",
      "reveal-held NotHeld",
      "ended-nonce Ask",
    ]);
  });

  test.each<[string, (shop: PressShop, opening: RevealedOpening, entropy: string) => Came]>([
    ["a record of another opening", (shop) => came(200, shop.ended[0]?.body ?? {})],
    [
      "a record that somebody else signed",
      (_, opening) => {
        const held = heldOf(opening);
        return came(200, shops.responseOf(held, shops.receiptOf(held, {}, stranger)));
      },
    ],
  ])(
    "a shop that lies by %s is never verified: a breach is kept while the same reveal is sent again",
    async (_, cheat) => {
      const { shop, browser } = await opened();
      let asked = 0;
      const ask: PressPorts["ask"] = async (opening, entropy) => {
        asked += 1;
        return asked === 1 ? cheat(shop, opening, entropy) : shop.answer(opening, entropy);
      };
      expect(told(await browser.press({ ask }))).toEqual(["Verified", "Verified"]);
      expect(browser.shown.map(({ opening }) => opening.verdict)).toEqual(["Breach"]);
      expect(browser.at("Stopped")).toMatchObject([{ nonce: 1, verdict: "Breach", isProven: false }]);
      expect(told(await browser.press())).toEqual(["Refused", "Stopped"]);
    },
  );

  test.each<[string, (shop: PressShop) => LostProof | undefined]>([
    ["that the public log does not have", () => undefined],
    ["whose seed is not the promised one", (shop) => shop.lose(1, { serverSeed: OTHER_HASH })],
    ["that the public log does not call lost", (shop) => ({ ...shop.lose(1), lostLeaf: "" })],
    ["by a leaf of another record", (shop) => shop.lose(1, { recordHash: OTHER_HASH })],
  ])("a shop that loses a record %s is never verified", async (_, leavesOf) => {
    const { shop, browser } = await opened();
    let asked = 0;
    let leaves: LostProof | undefined;
    const ask: PressPorts["ask"] = async (opening, entropy) => {
      asked += 1;
      if (asked === 3) shop.lost.clear();
      const answer = shop.answer(opening, entropy);
      if (asked === 1) leaves = leavesOf(shop);
      if (asked === 1 && leaves === undefined) shop.lose(1);
      return asked === 1 ? SILENCE : answer;
    };
    expect(told(await browser.press({ ask, findLeaf: async () => leaves }))).toEqual(["Verified", "Verified"]);
    expect(asked).toBe(3);
  });

  test("a shop that loses a record whose leaf has other tickets than follow from the seeds is never verified", async () => {
    const { shop, browser } = await opened();
    let leaves: LostProof | undefined;
    const ask: PressPorts["ask"] = async (opening, entropy) => {
      const answer = shop.answer(opening, entropy);
      if (leaves !== undefined) return answer;
      leaves = shop.lose(1, { tickets: [0, 0] });
      return SILENCE;
    };
    expect(told(await browser.press({ ask, findLeaf: async () => leaves }))).toEqual(["Contested", "Lost"]);
    expect(browser.at("Stopped")).toMatchObject([{ nonce: 1, verdict: "Breach", isProven: false }]);
    expect(told(await browser.press())).toEqual(["Refused", "Stopped"]);
  });
});
