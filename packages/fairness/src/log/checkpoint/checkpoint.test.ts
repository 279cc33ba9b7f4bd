import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { logSigner, seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { checkpointNote, log, policyOf, witnesses } from "../../../test/log/signed-log.ts";
import { base64Of } from "../encoding/base64.ts";
import { keyText } from "../note/keys.ts";
import { parseNote, signatureLine } from "../note/note.ts";
import { EMPTY_ROOT, leafHash } from "../tree/hash.ts";
import { checkpointText, parseCheckpoint } from "./checkpoint.ts";
import { openCheckpoint } from "./open-checkpoint.ts";
import { logPolicy } from "./policy.ts";
import { cosignCheckpoint, signCheckpoint, withSignatures } from "./sign-checkpoint.ts";

const root = leafHash(Uint8Array.of(1));
const tree = { size: 20_852_163, root };

describe("texts", () => {
  test("come back", () => {
    const anyTree = fc.record({ size: fc.maxSafeNat(), root: fc.uint8Array({ minLength: 32, maxLength: 32 }) });
    fc.assert(
      fc.property(anyTree, (head) => {
        expect(parseCheckpoint(checkpointText("log.example", head))).toEqual({
          ...head,
          origin: "log.example",
          extensions: [],
        });
      }),
    );
    const extended = `${checkpointText("log.example", tree)}more\nand more\n`;
    expect(parseCheckpoint(extended).extensions).toStrictEqual(["more", "and more"]);
  });

  test("have one writing", () => {
    const good = checkpointText("log.example", tree);
    const others = [
      "",
      "log.example\n",
      good.slice(0, -1),
      `${good}\n`,
      good.replace("log.example", ""),
      good.replace("20852163", "020852163"),
      good.replace("20852163", "+20852163"),
      good.replace("20852163", "-1"),
      good.replace("20852163", "9007199254740992"),
      good.replace("20852163", ""),
      good.replace(base64Of(root), base64Of(root.slice(1))),
      good.replace(base64Of(root), `${base64Of(root)} `),
      good.replace(base64Of(root), base64Of(root).replace("=", "")),
      `${good}\nextension after an empty line\n`,
    ];
    for (const other of others) expect(() => parseCheckpoint(other), other).toThrow(SyntaxError);
  });
});

describe("signed checkpoints", () => {
  test("checkpoints that the log signed are opened", async () => {
    const note = await checkpointNote(tree);
    const opened = await openCheckpoint(note, policyOf(0));
    expect(opened).toStrictEqual({ ...tree, origin: log.key.name, extensions: [], note, cosignatures: [] });
  });

  test("checkpoints of other logs, other keys and the empty tree's wrong root are not opened", async () => {
    const signers = [logSigner("log.example/terms", seedOf(1)), logSigner(log.key.name, seedOf(9))];
    for (const signer of signers) {
      const note = await signCheckpoint(tree, signer);
      await expect(openCheckpoint(note, policyOf(0))).rejects.toMatchObject({ kind: "unsigned" });
    }
    const foreign = checkpointText("log.example/terms", tree);
    const bytes = await log.sign(Buffer.from(foreign));
    const line = signatureLine({ name: log.key.name, keyId: log.key.keyId, bytes });
    await expect(openCheckpoint(`${foreign}\n${line}`, policyOf(0))).rejects.toMatchObject({ kind: "unsigned" });
    const empty = await openCheckpoint(await checkpointNote({ size: 0, root: EMPTY_ROOT }), policyOf(0));
    expect(empty.size).toBe(0);
    const wrong = checkpointNote({ size: 0, root });
    await expect(openCheckpoint(await wrong, policyOf(0))).rejects.toMatchObject({ kind: "mismatch" });
    await expect(openCheckpoint("<html>", policyOf(0))).rejects.toMatchObject({ kind: "malformed" });
  });

  test("checkpoints signed by witnesses only, or cosigned text without the log, are not opened", async () => {
    const note = await checkpointNote(tree, 3);
    const { text, signatures } = parseNote(note);
    const withoutLog = `${text}\n${signatures.slice(1).map(signatureLine).join("")}`;
    await expect(openCheckpoint(withoutLog, policyOf(0))).rejects.toMatchObject({ kind: "unsigned" });
  });
});

describe("witnesses", () => {
  test("are counted, each once", async () => {
    const note = await checkpointNote(tree, 2);
    const opened = await openCheckpoint(note, policyOf(2));
    expect(opened.cosignatures).toStrictEqual([
      { name: "witness.example/w2", seconds: 1_800_000_000 },
      { name: "witness.example/w3", seconds: 1_800_000_000 },
    ]);
    await expect(openCheckpoint(note, policyOf(3))).rejects.toMatchObject({ kind: "unwitnessed" });
    const [first] = witnesses;
    const again = first === undefined ? "" : await cosignCheckpoint(note, first, 1_800_000_001);
    await expect(openCheckpoint(withSignatures(note, again), policyOf(3))).rejects.toMatchObject({
      kind: "unwitnessed",
    });
  });

  test("witnesses that nobody asked for don't count", async () => {
    const note = await checkpointNote(tree, 1);
    const stranger = await cosignCheckpoint(note, witnessSigner("witness.example/w9", seedOf(9)), 1);
    const opened = await openCheckpoint(withSignatures(note, stranger), policyOf(1));
    expect(opened.cosignatures).toHaveLength(1);
    await expect(openCheckpoint(withSignatures(note, stranger), policyOf(2))).rejects.toMatchObject({
      kind: "unwitnessed",
    });
  });

  test("sign their time and tree", async () => {
    const note = await checkpointNote(tree, 1);
    const { text, signatures } = parseNote(note);
    const [byLog, byWitness] = signatures;
    if (byLog === undefined || byWitness === undefined) throw new Error("Two have signed");
    const later = { ...byWitness, bytes: byWitness.bytes.with(7, (byWitness.bytes[7] ?? 0) + 1) };
    const never = { ...byWitness, bytes: byWitness.bytes.with(0, 0xff) };
    const short = { ...byWitness, bytes: byWitness.bytes.slice(0, 7) };
    for (const other of [later, never, short]) {
      const changed = `${text}\n${signatureLine(byLog)}${signatureLine(other)}`;
      await expect(openCheckpoint(changed, policyOf(0))).rejects.toMatchObject({ kind: "unsigned" });
    }
    const moved = `${await checkpointNote({ ...tree, size: 1 })}${signatureLine(byWitness)}`;
    await expect(openCheckpoint(moved, policyOf(0))).rejects.toMatchObject({ kind: "unsigned" });
  });

  test("are different from each other and from the log, and enough", () => {
    const keys = witnesses.map(({ key }) => keyText(key));
    const logText = keyText(log.key);
    const twice = keyText(witnessSigner("witness.example/again", seedOf(2)).key);
    const itself = keyText(witnessSigner("witness.example/log", seedOf(1)).key);
    expect(() => logPolicy(logText, keys, 3)).not.toThrow();
    for (const quorum of [-1, 4, 0.5, Number.NaN]) expect(() => logPolicy(logText, keys, quorum)).toThrow(RangeError);
    for (const other of [twice, itself]) expect(() => logPolicy(logText, [...keys, other], 1)).toThrow(RangeError);
    expect(() => logPolicy(logText, [logText], 1)).toThrow(SyntaxError);
  });
});
