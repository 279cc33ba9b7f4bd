import { describe, expect, test } from "vitest";
import { logSigner, publicKeyOf, seedOf, witnessSigner } from "../../../test/log/keys.ts";
import { keyText, logKey, parseLogKey, parseSecretLogKey, parseWitnessKey, secretKeyText, witnessKey } from "./keys.ts";
import { noteOf, parseNote, signatureLine } from "./note.ts";
import { openNote } from "./open-note.ts";

/** The example in the specification of C2SP signed-note. */
const example = {
  key: "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
  note:
    "This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3" +
    "mFXmRKuwHjG1Yu72IneyaQM=\n",
};
const exampleLine = example.note.slice(example.note.indexOf("—"));
const text = "This is an example message.\n";

describe("keys", () => {
  test("are written and read as in the specification", () => {
    const key = parseLogKey(example.key);
    expect(keyText(key)).toBe(example.key);
    expect(key).toMatchObject({ name: "example.com/foo", keyId: "530d903a", kind: "log" });
    const witness = witnessKey("witness.example/w1", publicKeyOf(seedOf(3)));
    expect(parseWitnessKey(keyText(witness))).toStrictEqual(witness);
  });

  test("keys of another kind, with another id, name or length are refused", () => {
    const witness = keyText(witnessKey("example.com/foo", publicKeyOf(seedOf(3))));
    expect(() => parseLogKey(witness)).toThrow(SyntaxError);
    expect(() => parseWitnessKey(example.key)).toThrow(SyntaxError);
    const others = [
      "",
      "example.com/foo",
      example.key.replace("530d903a", "530d903b"),
      example.key.replace("530d903a", "530D903A"),
      example.key.replace("foo", "bar"),
      example.key.replace("example", "exa mple"),
      example.key.replace("example", "exa\u00a0mple"),
      example.key.replace("example", ""),
      example.key.slice(0, -4),
      `${example.key}AAAA`,
      `${example.key}\n`,
      `+530d903a+${example.key.split("+")[2]}`,
    ];
    for (const other of others) expect(() => parseLogKey(other), other).toThrow(SyntaxError);
    for (const name of ["", "a b", "a+b", "a\nb", "a\u2003b", "\ud800"]) {
      expect(() => logKey(name, publicKeyOf(seedOf(1))), name).toThrow(RangeError);
    }
    expect(() => logKey("log.example", new Uint8Array(31))).toThrow(RangeError);
  });

  test("stay with their secrets", () => {
    const { key } = logSigner("log.example/terms", seedOf(5));
    const secret = secretKeyText(key, seedOf(5));
    expect(secret).toMatch(/^PRIVATE\+KEY\+log\.example\/terms\+[0-9a-f]{8}\+/u);
    expect(parseSecretLogKey(secret, publicKeyOf)).toStrictEqual({ key, seed: seedOf(5) });
    expect(() => parseSecretLogKey(secretKeyText(key, seedOf(6)), publicKeyOf)).toThrow(SyntaxError);
    expect(() => parseSecretLogKey(keyText(key), publicKeyOf)).toThrow(SyntaxError);
  });
});

describe("notes", () => {
  test("come back as they were", () => {
    for (const note of [example.note, `\n\n${exampleLine}`, `a\n\n\n${exampleLine}${exampleLine}`]) {
      expect(noteOf(parseNote(note))).toBe(note);
    }
    expect(parseNote(`a\n\nb\n\n${exampleLine}`).text).toBe("a\n\nb\n");
  });

  test("notes that the specification does not allow are refused", () => {
    const others = [
      "",
      text,
      `${text}\n`,
      `${text}${exampleLine}`,
      example.note.slice(0, -1),
      `${example.note}\n`,
      example.note.replaceAll("\n", "\r\n"),
      example.note.replace("This", "This\t"),
      example.note.replace("This", "\u0000"),
      example.note.replace("This", "\ud800"),
      example.note.replace("— ", "- "),
      example.note.replace("— ", "—  "),
      example.note.replace("— example", "— exa+mple"),
      example.note.replace("— example", "— exa\u3000mple"),
      example.note.replace("aQM=", "aQM"),
      example.note.replace("aQM=", "aQN="),
      example.note.replace("aQM=\n", "aQM= \n"),
      `${text}\n— example.com/foo Uw2QOg==\n`,
      `${text}\n— example.com/foo \n`,
      `${text}\n${exampleLine.repeat(101)}`,
      `${"a".repeat(1_000_000)}${example.note}`,
    ];
    for (const other of others) expect(() => parseNote(other), other.slice(0, 99)).toThrow(SyntaxError);
    expect(() => noteOf({ text: "no line feed", signatures: [] })).toThrow(RangeError);
  });
});

describe("signatures", () => {
  const key = parseLogKey(example.key);
  const unknown = signatureLine({ name: "example.com/foo", keyId: "00000000", bytes: Uint8Array.of(1) });

  test("a signature of the specification's example holds", async () => {
    const { text: opened, signedBy } = await openNote(example.note, [key]);
    expect(opened).toBe(text);
    expect([...signedBy.keys()]).toStrictEqual([key]);
  });

  test("signatures by unknown keys are ignored, wherever they are, and repeated ones count once", async () => {
    const stranger = unknown.replace("example.com/foo", "example.com/bar");
    const note = `${text}\n${unknown}${exampleLine}${stranger}${exampleLine}`;
    expect((await openNote(note, [key])).signedBy.size).toBe(1);
    expect((await openNote(example.note, [])).signedBy.size).toBe(0);
    const { key: other } = logSigner("example.com/foo", seedOf(9));
    expect((await openNote(example.note, [other])).signedBy.size).toBe(0);
  });

  test("signatures by a known key that don't hold make the note void", async () => {
    const short = signatureLine({ name: key.name, keyId: key.keyId, bytes: Uint8Array.of(1) });
    const others = [
      example.note.replace("example message", "other message"),
      example.note.replace("\n\n", "\n\n\n"),
      `${text}\n${short}`,
      `${example.note}${short}`,
    ];
    for (const other of others) await expect(openNote(other, [key])).rejects.toMatchObject({ kind: "unsigned" });
  });

  test("signatures of one kind don't pass as another", async () => {
    const [log, witness] = [logSigner("example.com/foo", seedOf(5)), witnessSigner("example.com/foo", seedOf(5))];
    const bytes = await log.sign(Buffer.from(text));
    const note = noteOf({ text, signatures: [{ name: witness.key.name, keyId: witness.key.keyId, bytes }] });
    await expect(openNote(note, [witness.key])).rejects.toMatchObject({ kind: "unsigned" });
  });
});
