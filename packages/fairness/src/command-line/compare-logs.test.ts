import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedOf, witnessSigner } from "../../test/log/keys.ts";
import { logKeys, provenFile, publicLog, sampleTerms, termsWith } from "../../test/sample-logs.ts";
import * as proofs from "../../test/sample-proofs.ts";
import * as shop from "../../test/sample-shop.ts";
import { parseProofs, proofsText } from "../index.ts";
import { cosignCheckpoint, withSignatures } from "../log/checkpoint/sign-checkpoint.ts";
import { keyText } from "../log/note/keys.ts";
import { commandOf, UsageError } from "./arguments.ts";
import { verifyFile } from "./verify-file.ts";

const held = shop.hold({ nonce: 0 });
const steps = [{ held, record: shop.receiptOf(held) }];
const entry = (text: string) => new TextEncoder().encode(text);
const later = termsWith("2026-11-22T00:00:00.000Z");
const witness = witnessSigner("witness.example/w", seedOf(31));

const served = new Map<string, Uint8Array>();
const server = createServer((request, response) => {
  const file = served.get(request.url ?? "");
  response.writeHead(file === undefined ? 404 : 200).end(file);
});
let folder = "";
let address = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "compared-"));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const at = server.address();
  address = typeof at === "object" && at !== null ? `http://127.0.0.1:${at.port}` : "";
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

type Log = Awaited<ReturnType<typeof publicLog>>;

/** Serves files as the shop's public log. */
function serve(kind: "terms" | "records", { files }: Log): void {
  for (const path of served.keys()) if (path.startsWith(`/log/${kind}/`)) served.delete(path);
  for (const [path, bytes] of files) served.set(`/log/${kind}/${path}`, bytes);
}

async function verify(text: string, ...args: readonly string[]) {
  const path = join(folder, "proofs.json");
  await writeFile(path, text);
  const command = commandOf([path, "--log-key", logKeys.terms, ...args]);
  if (command.kind !== "verify") throw new RangeError("A file is verified");
  return verifyFile(command);
}

/** Adds the witness's signature to all checkpoints in the text of the file. */
async function witnessed(text: string, notes: readonly string[]): Promise<string> {
  const quoted = (note: string) => JSON.stringify(note).slice(1, -1);
  let signed = text;
  for (const note of notes) {
    // The time is before the sample's offers, because a checkpoint that comes with an offer can't be signed later.
    const line = await cosignCheckpoint(note, witness, Date.UTC(2026, 10, 1) / 1000);
    signed = signed.replaceAll(quoted(note), quoted(withSignatures(note, line)));
  }
  return signed;
}

const withRecords = ["--log-key", logKeys.records];
const proven = async () => proofsText(await provenFile(steps));

describe("a comparison of a file of proofs with the live logs", () => {
  test("holds if they continue all its checkpoints", async () => {
    serve("terms", (await sampleTerms([later])).log);
    const { report, exitCode } = await verify(await proven(), "--log", address);
    expect({ exitCode, report }).toMatchObject({ exitCode: 0, report: expect.not.stringContaining("FORK") });
  });

  test("is a breach if the terms log shows everybody another tree, proven by both notes", async () => {
    const { log } = await sampleTerms();
    const others = await publicLog(
      "terms",
      [later.leaf, later.leaf].map((leaf) => entry(JSON.stringify(leaf))),
    );
    const larger = await publicLog(
      "terms",
      Array.from({ length: 9 }, () => entry(JSON.stringify(later.leaf))),
    );
    const text = await proven();
    serve("terms", larger);
    const { report, exitCode } = await verify(text, "--log", address);
    expect(exitCode).toBe(1);
    const notes = [log.note, larger.note].flatMap((note) => note.trimEnd().split("\n"));
    expect(notes.filter((line) => !report.includes(line))).toEqual([]);

    // A smaller live log can't prove a fork yet.
    serve("terms", others);
    expect(await verify(text, "--log", address)).toMatchObject({
      exitCode: 2,
      report: expect.stringContaining("could not be compared"),
    });
  });

  test("is a breach if only the proof of a key, or only that of an offer, is of another tree", async () => {
    const file = parseProofs(await proven());
    serve(
      "terms",
      await publicLog(
        "terms",
        Array.from({ length: 9 }, () => entry(JSON.stringify(later.leaf))),
      ),
    );
    const onlyKey = proofsText({ ...file, openings: [], oddsTables: [] });
    const onlyOffers = proofsText({ ...file, shopKeys: [] });
    for (const text of [onlyKey, onlyOffers]) expect((await verify(text, "--log", address)).exitCode).toBe(1);
  });

  test("is a breach if the shop has signed an offer that names another tree, also without its note", async () => {
    const { log } = await sampleTerms([later]);
    serve("terms", log);
    const terms = { size: log.tree.size - 1, root: "ab".repeat(32) };
    const lying = shop.hold({ nonce: 0, lie: { terms } });
    const file = (by: typeof shop.shopKey) => {
      const kept = proofs.refused({ ...lying, offer: by.signText(lying.offer.text), terms: null });
      return proofsText(proofs.fileOf(kept));
    };
    const { report, exitCode } = await verify(file(shop.shopKey), "--log", address);
    expect(exitCode).toBe(1);
    expect(report).toContain(`FORK: shop.example/log/terms`);
    expect(report).toContain(terms.root);
    // Anybody could have made an offer that the shop has not signed.
    expect((await verify(file(shop.strangerKey), "--log", address)).exitCode).toBe(2);
  });

  test("is a breach if the records log shows everybody another tree", async () => {
    serve("terms", (await sampleTerms()).log);
    serve("records", await publicLog("records", [entry("a"), entry("b"), entry("c")]));
    const { report, exitCode } = await verify(await proven(), ...withRecords, "--log", address);
    expect(exitCode).toBe(1);
    expect(report).toContain("shop.example/log/records");
  });

  test("can't be told about if a checkpoint is newer than the live log", async () => {
    serve("terms", await publicLog("terms", [entry(JSON.stringify(later.leaf))]));
    const { exitCode } = await verify(await proven(), "--log", address);
    expect(exitCode).toBe(2);
  });

  test("convicts nobody by a checkpoint that the log has not signed", async () => {
    serve("terms", (await sampleTerms()).log);
    const text = (await proven()).replaceAll(/shop\.example\/log\/terms\\n4\\n\w/gu, "shop.example/log/terms\\n3\\nA");
    expect((await verify(text, "--log", address)).exitCode).toBe(2);
  });
});

describe("with witnesses", () => {
  const key = ["--witness", keyText(witness.key)];

  test("only proofs that they have signed hold", async () => {
    const file = await provenFile(steps);
    const [kept] = file.openings;
    const records = kept?.kind === "Ended" && typeof kept.logged === "string" ? kept.logged.split("\n\n") : [];
    const notes = [(await sampleTerms()).log.note, records.slice(1).join("\n\n")];
    const text = proofsText(file);
    expect(await verify(await witnessed(text, notes), ...withRecords, ...key)).toMatchObject({ exitCode: 0 });
    // Proofs without a witness's signature count as missing, not as wrong.
    const alone = await verify(text, ...withRecords, ...key, "--mine");
    expect(alone.exitCode).toBe(2);
    expect(alone.report).toContain("not held  these odds were in force for everybody");
    expect(alone.report).toContain("not held  the record is in the public log");
    expect((await verify(text, ...withRecords, ...key, "--quorum", "0")).exitCode).toBe(0);
  });

  test("a live log that they have not signed is not looked at", async () => {
    serve("terms", (await sampleTerms()).log);
    await expect(verify(await proven(), ...key, "--log", address)).rejects.toMatchObject({ kind: "unwitnessed" });
  });

  test("there must be as many as are needed", () => {
    const args = ["proofs.json", "--log-key", logKeys.terms];
    for (const wrong of [
      ["--quorum", "1"],
      [...key, "--quorum", "2"],
      [...key, "--quorum", "x"],
      ["--witness", "w"],
    ]) {
      expect(() => commandOf([...args, ...wrong])).toThrow(UsageError);
    }
  });
});

test("without witnesses and without the live log, the report says that others may see another log", async () => {
  const { report } = await verify(await proven(), ...withRecords);
  expect(report).toContain("Others may see other logs");
});
