import fc from "fast-check";
import { expect, test } from "vitest";
import vectors from "../vectors.json" with { type: "json" };
import { anyTable } from "../test/any-table.ts";
import { recompute } from "../test/second-implementation.ts";
import { commitmentOf, drawBoxes, oddsHash, oddsTableText } from "./v1.ts";

test.each(vectors.draws)("the second implementation computes the vector of nonce $nonce, box $drawIndex", (vector) => {
  const result = recompute({ ...vector, oddsTableText: vectors.oddsTable, quantity: vector.drawIndex + 1 });
  expect(result.oddsHash).toBe(vectors.oddsHash);
  expect(result.tickets.at(-1)).toBe(vector.ticket);
});

test("both implementations agree on everything", () => {
  const question = fc.record({
    serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString("hex")),
    clientSeed: fc.string({ unit: "binary", maxLength: 64 }),
    clientEntropy: fc.constantFrom("", "0123456789abcdef0123456789abcdef"),
    nonce: fc.nat(),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(question, anyTable, (asked, table) => {
      const text = oddsTableText(table);
      const hash = oddsHash(text);
      const boxes = drawBoxes({ ...asked, oddsHash: hash }, table.drops, asked.quantity);
      expect(recompute({ ...asked, oddsTableText: text })).toEqual({
        serverSeedHash: commitmentOf(asked.serverSeed),
        oddsHash: hash,
        tickets: boxes.map((box) => box.ticket),
        itemIds: boxes.map((box) => box.itemId),
      });
    }),
    { numRuns: 300 },
  );
});
