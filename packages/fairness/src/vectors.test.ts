import { describe, expect, test } from "vitest";
import vectors from "../vectors.json" with { type: "json" };
import { commitmentOf, dropAt, drawDigest, drawTicket, oddsHash, parseOddsTable, ticketOf } from "./v1.ts";

describe("the published vectors", () => {
  test("odds hash", () => {
    expect(oddsHash(vectors.oddsTable)).toBe(vectors.oddsHash);
  });

  test.each(vectors.commitments)("commitment of $serverSeed", ({ serverSeed, serverSeedHash }) => {
    expect(commitmentOf(serverSeed)).toBe(serverSeedHash);
  });

  test.each(vectors.draws)("draw $drawIndex of nonce $nonce", (vector) => {
    const inputs = { ...vector, oddsHash: vectors.oddsHash };
    expect(drawDigest(inputs, vector.drawIndex)).toBe(vector.digest);
    expect(ticketOf(vector.digest)).toBe(vector.ticket);
    expect(drawTicket(inputs, vector.drawIndex)).toBe(vector.ticket);
    expect(dropAt(parseOddsTable(vectors.oddsTable).drops, vector.ticket).tickets).toBeGreaterThan(0);
  });
});
