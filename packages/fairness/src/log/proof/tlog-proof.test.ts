import { expect, test } from "vitest";
import { numberedEntries } from "../../../test/log/any-entries.ts";
import { checkpointNote, policyOf } from "../../../test/log/signed-log.ts";
import { storedLog } from "../../../test/log/stored-log.ts";
import { proveInclusion } from "../tiles/prove.ts";
import { EMPTY_ROOT } from "../tree/hash.ts";
import { parseTlogProof, tlogProofText, verifyTlogProof } from "./tlog-proof.ts";

const entries = numberedEntries(300);
const { trees, read } = storedLog([entries]);
const tree = trees[0] ?? { size: 0, root: EMPTY_ROOT };
const entryAt = (index: number) => entries[index] ?? new Uint8Array(0);
const proofOf = async (index: number) => ({
  extra: undefined,
  index,
  hashes: await proveInclusion(index, tree.size, read),
  note: await checkpointNote(tree, 2),
});

test("proofs come back and hold", async () => {
  for (const index of [0, 17, 255, 256, 299]) {
    const proof = await proofOf(index);
    expect(parseTlogProof(tlogProofText(proof))).toStrictEqual(proof);
    const verified = await verifyTlogProof(tlogProofText(proof), entryAt(index), policyOf(2));
    expect(verified).toMatchObject({ index, checkpoint: { size: 300 } });
  }
  const withExtra = { ...(await proofOf(3)), extra: Uint8Array.of(1, 2, 3) };
  expect(tlogProofText(withExtra)).toContain("@v1\nextra AQID\nindex 3\n");
  expect(parseTlogProof(tlogProofText(withExtra))).toStrictEqual(withExtra);
});

test("proofs of other entries, places and witnesses don't hold", async () => {
  const proof = await proofOf(17);
  const text = tlogProofText(proof);
  await expect(verifyTlogProof(text, entryAt(18), policyOf(2))).rejects.toMatchObject({ kind: "mismatch" });
  await expect(verifyTlogProof(text, entryAt(17), policyOf(3))).rejects.toMatchObject({ kind: "unwitnessed" });
  for (const index of [16, 18, 300, Number.MAX_SAFE_INTEGER]) {
    const moved = tlogProofText({ ...proof, index });
    await expect(verifyTlogProof(moved, entryAt(17), policyOf(2))).rejects.toMatchObject({ kind: "mismatch" });
  }
  const forged = text.replace("\n300\n", "\n301\n");
  await expect(verifyTlogProof(forged, entryAt(17), policyOf(0))).rejects.toMatchObject({ kind: "unsigned" });
});

test("proofs have one writing", async () => {
  const good = tlogProofText(await proofOf(17));
  const line = `${good.split("\n")[2]}\n`;
  const others = [
    "",
    good.slice(1),
    good.replace("@v1", "@v2"),
    good.replace("index 17", "index 017"),
    good.replace("index 17", "index -1"),
    good.replace("index 17", "index 9007199254740992"),
    good.replace("index 17\n", ""),
    good.replace("index 17", "extra !\nindex 17"),
    good.replace("index 17\n", "index 17\nextra AQID\n"),
    good.replaceAll("\n", "\r\n"),
    good.replace(line, line.slice(4)),
    good.replace(line, line.repeat(64)),
  ];
  for (const other of others) {
    expect(() => parseTlogProof(other), other).toThrow(SyntaxError);
    await expect(verifyTlogProof(other, entryAt(17), policyOf(0))).rejects.toMatchObject({ kind: "malformed" });
  }
});
