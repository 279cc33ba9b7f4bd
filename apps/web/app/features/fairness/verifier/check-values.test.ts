import vectors from "@trove/fairness/vectors.json" with { type: "json" };
import { expect, test } from "vitest";
import { type DrawValues, compute, mistakesIn } from "./check-values.ts";

function valuesOf({ serverSeed, clientSeed, clientEntropy, box }: (typeof vectors.draws)[number]): DrawValues {
  const { oddsTable } = vectors;
  return { serverSeed, clientSeed, clientEntropy, box: String(box), commitment: "", ticket: "", oddsTable };
}

test.each(vectors.draws)("seed $serverSeed, box $box gives ticket $ticket", (draw) => {
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
    clientSeed: "",
    clientEntropy: "00",
    box: "01",
    oddsTable: `${vectors.oddsTable} `,
    ticket: "1.5",
  };
  expect(mistakesIn(wrong)).toEqual({
    serverSeed: "seed",
    commitment: "seed",
    clientSeed: "clientSeed",
    clientEntropy: "entropy",
    box: "number",
    oddsTable: "table",
    ticket: "number",
  });
});
