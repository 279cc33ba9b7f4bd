import { foldGiftCode, GIFT_LENGTH, GIFT_LETTERS, groupGiftCode } from "@trove/contract";
import { expect, it } from "vitest";
import { giftHash, newGiftCode } from "./gift-code.ts";

it("a code has 20 letters of 32, all of them equally often", () => {
  const codes = Array.from({ length: 2_000 }, newGiftCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.map(({ length }) => length))).toEqual(new Set([GIFT_LENGTH]));
  const counts = new Map(GIFT_LETTERS.split("").map((letter) => [letter, 0]));
  for (const letter of codes.join("")) counts.set(letter, (counts.get(letter) ?? Number.NaN) + 1);
  // Each letter is expected 1,250 times, with a standard deviation of 35.
  for (const count of counts.values()) expect(Math.abs(count - 1_250)).toBeLessThan(250);
});

it("a code that somebody typed in groups, in small letters, and with letters for digits, is the same code", () => {
  const code = "7K3MQ9AW0XHT5RB2C1NE";
  expect(groupGiftCode(code)).toBe("7K3MQ-9AW0X-HT5RB-2C1NE");
  for (const typed of [groupGiftCode(code), " 7k3mq 9awox ht5rb 2clne ", "7K3MQ–9AW0X–HT5RB–2CINE"]) {
    expect(giftHash(foldGiftCode(typed))).toEqual(giftHash(code));
  }
});
