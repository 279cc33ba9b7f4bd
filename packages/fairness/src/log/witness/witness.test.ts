import { describe, expect, test } from "vitest";
import { numberedEntries, withFlippedBit } from "../../../test/log/any-entries.ts";
import { logSigner, seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { checkpointNote, log, policyOf } from "../../../test/log/signed-log.ts";
import { inBatches, storedLog } from "../../../test/log/stored-log.ts";
import { openCheckpoint } from "../checkpoint/open-checkpoint.ts";
import { cosignCheckpoint, signCheckpoint, withSignatures } from "../checkpoint/sign-checkpoint.ts";
import { proveConsistency } from "../tiles/prove.ts";
import { EMPTY_ROOT } from "../tree/hash.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { addCheckpointText, parseAddCheckpoint, parseSizeText, sizeText } from "./add-checkpoint.ts";
import { askWitness } from "./ask-witness.ts";
import { judgeCheckpoint } from "./judge-checkpoint.ts";

const empty: TreeHead = { size: 0, root: EMPTY_ROOT };
const { trees, read } = storedLog(inBatches(numberedEntries(300), [100, 60]));
const [first = empty, second = empty, third = empty] = trees;
const witness = witnessSigner("witness.example/w2", seedOf(2));

/** The request of a log that has grown from the tree `old` to the tree `grown`. */
async function requestOf(old: TreeHead, grown: TreeHead) {
  return {
    oldSize: old.size,
    proof: await proveConsistency(old.size, grown.size, read),
    note: await checkpointNote(grown),
  };
}

/** A witness that has last signed the tree `latest`. */
function witnessAt(latest: TreeHead) {
  let known = latest;
  return async (body: string) => {
    const verdict = await judgeCheckpoint(body, (origin) =>
      Promise.resolve(origin === log.key.name ? { key: log.key, latest: known } : undefined),
    );
    if (verdict.status === 409) return { status: 409, body: sizeText(verdict.size) };
    if (verdict.status !== 200) return { status: verdict.status, body: "" };
    known = verdict.checkpoint;
    return { status: 200, body: await cosignCheckpoint(verdict.note, witness, 1_800_000_000) };
  };
}

describe("requests", () => {
  test("come back", async () => {
    for (const old of [empty, first, second]) {
      const request = await requestOf(old, third);
      expect(parseAddCheckpoint(addCheckpointText(request))).toStrictEqual(request);
    }
    expect(parseSizeText(sizeText(0))).toBe(0);
  });

  test("have one writing", async () => {
    const good = addCheckpointText(await requestOf(first, third));
    const line = `${good.split("\n")[1]}\n`;
    const others = [
      "",
      "old 0",
      good.replace("old 100", "old 0100"),
      good.replace("old 100", "old -1"),
      good.replace("old 100", "old  100"),
      good.replace("old 100", "new 100"),
      good.replace("old 100\n", ""),
      good.replaceAll("\n", "\r\n"),
      good.replace(line, line.slice(4)),
      good.replace(line, line.repeat(64)),
    ];
    for (const other of others) expect(() => parseAddCheckpoint(other), other).toThrow(SyntaxError);
    for (const size of ["", "5", "05\n", "5\n\n", "5 \n"]) expect(() => parseSizeText(size)).toThrow(SyntaxError);
  });
});

describe("a witness", () => {
  test("signs what continues the tree that it knows", async () => {
    for (const [old, grown] of [
      [empty, first],
      [empty, empty],
      [first, second],
      [first, third],
      [third, third],
    ] as const) {
      const { status, body } = await witnessAt(old)(addCheckpointText(await requestOf(old, grown)));
      expect(status).toBe(200);
      const { cosignatures } = await openCheckpoint(withSignatures(await checkpointNote(grown), body), policyOf(1));
      expect(cosignatures).toStrictEqual([{ name: "witness.example/w2", seconds: 1_800_000_000 }]);
    }
  });

  test("refuses everything else with the status of the specification", async () => {
    const good = await requestOf(first, third);
    const fork = { size: first.size, root: withFlippedBit(first.root, 3) };
    const statusAt = async (latest: TreeHead, request: Parameters<typeof addCheckpointText>[0]) =>
      (await witnessAt(latest)(addCheckpointText(request))).status;
    const elsewhere = await signCheckpoint(third, logSigner("log.example/other", seedOf(1)));
    const forged = good.note.replace("\n300\n", "\n301\n");
    const stranger = await signCheckpoint(third, logSigner(log.key.name, seedOf(9)));
    const emptyFork = await checkpointNote({ size: 0, root: fork.root });
    expect(await statusAt(first, { ...good, note: "no note" })).toBe(400);
    expect(await statusAt(first, { ...good, note: elsewhere })).toBe(404);
    expect(await statusAt(first, { ...good, note: forged })).toBe(403);
    expect(await statusAt(first, { ...good, note: stranger })).toBe(403);
    expect(await statusAt(first, { ...good, oldSize: 301 })).toBe(400);
    expect(await statusAt(second, good)).toBe(409);
    expect(await statusAt(empty, good)).toBe(409);
    expect(await statusAt(fork, good)).toBe(422);
    expect(await statusAt(first, { ...good, proof: good.proof.slice(1) })).toBe(422);
    expect(await statusAt(first, { ...good, proof: [] })).toBe(422);
    expect(await statusAt(fork, { oldSize: 100, proof: [], note: await checkpointNote(first) })).toBe(409);
    expect(await statusAt(first, { ...(await requestOf(first, first)), proof: good.proof })).toBe(422);
    expect(await statusAt(empty, { ...good, oldSize: 0 })).toBe(422);
    expect(await statusAt(empty, { oldSize: 0, proof: [], note: emptyFork })).toBe(409);
  });
});

describe("asking", () => {
  const ask = async (post: ReturnType<typeof witnessAt>, oldSize: number, tree = third) =>
    askWitness({
      key: witness.key,
      note: await checkpointNote(tree),
      size: tree.size,
      oldSize,
      prove: (size) => proveConsistency(size, tree.size, read),
      post,
    });

  test("starts again from the size that the witness knows", async () => {
    for (const known of [empty, first, third]) {
      const answer = await ask(witnessAt(known), second.size);
      expect(answer.outcome).toBe("cosigned");
    }
  });

  test("tells the time of the answer, not that of an older signature in the note", async () => {
    const note = withSignatures(
      await checkpointNote(third),
      await cosignCheckpoint(await checkpointNote(third), witness, 5),
    );
    const question = { key: witness.key, size: third.size, oldSize: third.size, prove: () => Promise.resolve([]) };
    const answer = await askWitness({ ...question, note, post: witnessAt(third) });
    expect(answer).toMatchObject({ outcome: "cosigned", seconds: 1_800_000_000 });
  });

  test("tells that the witness has seen a longer log", async () => {
    expect(await ask(witnessAt(third), first.size, second)).toStrictEqual({ outcome: "ahead", size: 300 });
  });

  test("takes no answer without the witness's own valid signature", async () => {
    const good = await cosignCheckpoint(await checkpointNote(third), witness, 5);
    const other = await cosignCheckpoint(
      await checkpointNote(third),
      witnessSigner("witness.example/w9", seedOf(9)),
      5,
    );
    const wrong = await cosignCheckpoint(await checkpointNote(second), witness, 5);
    const answering = (body: string) => ask(() => Promise.resolve({ status: 200, body }), 0);
    expect(await answering(`${other}${good}`)).toStrictEqual({ outcome: "cosigned", lines: good, seconds: 5 });
    await expect(answering(other)).rejects.toMatchObject({ kind: "unsigned" });
    await expect(answering(wrong)).rejects.toMatchObject({ kind: "unsigned" });
    for (const body of ["", "<html>", good.slice(0, -1)]) {
      await expect(answering(body)).rejects.toMatchObject({ kind: "malformed" });
    }
  });

  test("takes one signature of a witness that answers with its signature many times", async () => {
    const good = await cosignCheckpoint(await checkpointNote(third), witness, 5);
    const later = await cosignCheckpoint(await checkpointNote(third), witness, 6);
    const body = good + later.repeat(99);
    const answer = await ask(() => Promise.resolve({ status: 200, body }), 0);
    expect(answer).toStrictEqual({ outcome: "cosigned", lines: good, seconds: 5 });
  });

  test("ends after a second refusal", async () => {
    let calls = 0;
    const moving = () => {
      calls += 1;
      return Promise.resolve({ status: 409, body: sizeText(100 + calls) });
    };
    await expect(ask(moving, 100)).rejects.toMatchObject({ kind: "unavailable" });
    expect(calls).toBe(2);
    await expect(ask(() => Promise.resolve({ status: 409, body: "?" }), 0)).rejects.toMatchObject({
      kind: "malformed",
    });
    await expect(ask(() => Promise.resolve({ status: 503, body: "" }), 0)).rejects.toMatchObject({
      kind: "unavailable",
    });
  });
});
