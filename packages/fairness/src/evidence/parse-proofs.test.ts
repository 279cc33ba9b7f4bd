import { describe, expect, test } from "vitest";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { parseProofs, proofsText } from "../index.ts";

const held = shop.hold({ nonce: 0, clientSeed: "glück ✓\n2" });
const phone = shop.hold({ nonce: 0, key: shop.phoneKey, clientEntropy: "ab".repeat(16) });
const file = proofs.fileOf(
  proofs.endedByReceipt(held),
  proofs.endedByVoid(held),
  proofs.ended(held, { kind: "Ended", by: shop.listed(phone, shop.receiptOf(phone)) }),
  proofs.unanswered(held, "sealed"),
  proofs.listedOnly(held, shop.receiptOf(held)),
  proofs.refused(held),
);
const text = proofsText(file);

test("a file with every kind of opening is unchanged after writing and parsing", () => {
  expect(parseProofs(text)).toEqual(file);
  expect(parseProofs(proofsText(parseProofs(text)))).toEqual(file);
});

describe("files that are refused", () => {
  test.each([
    ["another version", text.replace("proofs/v3", "proofs/v9"), "the format is lootbox/proofs/v9"],
    ["the version of other offers", text.replace("proofs/v3", "proofs/v2"), "the format is not that of its openings"],
    ["an unknown field", text.replace('"userId"', '"note":"","userId"'), "proofs.note is not a field of this format"],
    ["an unknown field of an opening", text.replace('"kind": "Void"', '"kind": "Void","x":1'), "is not a field"],
    ["an unknown kind", text.replace('"kind": "Unanswered"', '"kind": "Open"'), "openings[3].kind is not Refused or"],
    ["a missing field", text.replace(/"clientSeed": ".*",\n/u, ""), "clientSeed is not a text"],
    ["a field twice", text.replace('"userId"', '"userId":"","userId"'), "appears twice"],
    [
      "a table that no opening names",
      text.replace('"oddsTables": [', '"oddsTables": ["{}",'),
      "oddsTables[0] belongs to no offer",
    ],
    [
      "a table twice",
      proofsText({ ...file, oddsTables: [shop.oddsTable, shop.oddsTable] }),
      "oddsTables[1] belongs to no",
    ],
    ["an unpaired surrogate", text.replace("glück", String.raw`\ud800`), "unpaired surrogate"],
    ["the format of version 1", '{"format":"lootbox/evidence/v1"}', "the format is lootbox/evidence/v1"],
    ["no format", "{}", "proofs.format is not a text"],
  ])("a file is refused with %s", (_, wrong, message) => {
    expect(wrong).not.toBe(text);
    expect(() => parseProofs(wrong)).toThrow(message);
    expect(() => parseProofs(wrong)).toThrow(SyntaxError);
  });
});
