import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import vectors from "../../../vectors.json" with { type: "json" };
import { logSigner, seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { keyText } from "../note/keys.ts";
import { bytesOfHex } from "../../text/bytes.ts";
import { openCheckpoint } from "./open-checkpoint.ts";
import { groupedPolicy } from "./policy.ts";
import { freshAt, signedSince } from "./quorum.ts";
import { cosignCheckpoint, signCheckpoint, withSignatures } from "./sign-checkpoint.ts";
import { countedPolicy } from "./witness-policy.ts";

const DOCUMENT = readFileSync(new URL("../../../../../docs/public-logs.md", import.meta.url), "utf8");

const [terms, records] = ["terms", "records"].map((log) => logSigner(`shop.example/log/${log}`, seedOf(0x0d)));
const [one, two] = [
  witnessSigner("witness.example/w1", seedOf(0x0e)),
  witnessSigner("witness.example/w2", seedOf(0x0f)),
];
const secondsAt = (minute: number) => Date.UTC(2026, 10, 21, 11, minute) / 1_000;

/** True if the document has these lines, each indented as code, one below the other. */
const hasLines = (text: string) =>
  DOCUMENT.includes(
    text
      .trimEnd()
      .split("\n")
      .map((line) => (line === "" ? "" : `    ${line}`))
      .join("\n"),
  );

test("the text of the public logs has the keys and the checkpoint of its vectors, with both of its times", async () => {
  if (terms === undefined || records === undefined) throw new RangeError("There are two logs");
  expect([terms, records, one, two].map(({ key }) => keyText(key)).filter((key) => !hasLines(key))).toEqual([]);

  const tree = { size: 2, root: bytesOfHex(vectors.version3.terms.roots[1] ?? "", 32) };
  const signed = await signCheckpoint(tree, terms);
  const lines = [
    await cosignCheckpoint(signed, one, secondsAt(58)),
    await cosignCheckpoint(signed, two, secondsAt(59)),
  ];
  const note = withSignatures(signed, lines.join(""));
  expect(hasLines(note)).toBe(true);

  const policy = countedPolicy(2, [one, two]);
  const { cosignatures } = await openCheckpoint(note, groupedPolicy(keyText(terms.key), policy));
  expect([signedSince(policy, cosignatures), freshAt(policy, cosignatures)]).toEqual([secondsAt(59), secondsAt(58)]);
});
