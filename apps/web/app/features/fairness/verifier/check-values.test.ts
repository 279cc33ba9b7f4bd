import vectors from "@trove/fairness/vectors.json" with { type: "json" };
import { expect, test } from "vitest";
import { type DrawValues, compute, mistakesIn } from "./check-values.ts";

function valuesOf(draw: (typeof vectors.draws)[number]): DrawValues {
  const { serverSeed, clientSeed, clientEntropy, nonce, drawIndex } = draw;
  const numbers = { nonce: String(nonce), drawIndex: String(drawIndex) };
  return {
    serverSeed,
    clientSeed,
    clientEntropy,
    ...numbers,
    commitment: "",
    ticket: "",
    oddsTable: vectors.oddsTable,
  };
}

test.each(vectors.draws)("opening $nonce, box $drawIndex gives ticket $ticket", (draw) => {
  const values = valuesOf(draw);
  expect(mistakesIn(values)).toEqual({});
  const { ticket, digest, oddsHash } = compute(values);
  expect({ ticket, digest, oddsHash }).toEqual({
    ticket: draw.ticket,
    digest: draw.digest,
    oddsHash: vectors.oddsHash,
  });
});

test("names the field that can't be used", () => {
  const wrong: DrawValues = {
    serverSeed: "3F",
    commitment: "abc",
    clientSeed: "anything",
    clientEntropy: "00",
    nonce: "-1",
    drawIndex: "01",
    oddsTable: `${vectors.oddsTable} `,
    ticket: "1.5",
  };
  expect(mistakesIn(wrong)).toEqual({
    serverSeed: "seed",
    commitment: "seed",
    clientEntropy: "entropy",
    nonce: "number",
    drawIndex: "number",
    oddsTable: "table",
    ticket: "number",
  });
});
