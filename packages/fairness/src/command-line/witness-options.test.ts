import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { log, witnesses } from "../../test/log/signed-log.ts";
import { commandOf as auditOf } from "../audit/arguments.ts";
import { keyText, logKey } from "../log/note/keys.ts";
import { commandOf, UsageError } from "./arguments.ts";

const [one = "", two = ""] = witnesses.map(({ key }) => keyText(key));
const [terms, records] = ["terms", "records"].map((name) => keyText(logKey(`shop.example/${name}`, log.key.publicKey)));

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "policy-"));
  path = join(folder, "policy");
  await writeFile(
    path,
    `# Both\nwitness a ${one} https://w1.example\nwitness b ${two}\ngroup all all a b\nquorum all\n`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

const verify = (...args: readonly string[]) => commandOf(["proofs.json", "--log-key", terms ?? "", ...args]);
const audit = (...args: readonly string[]) =>
  auditOf(["https://shop.example", "--key", terms ?? "", "--key", records ?? "", ...args]);

it("both commands read a policy file", () => {
  const policy = {
    quorum: { quorum: "all" },
    witnesses: [{ name: "witness.example/w2" }, { name: "witness.example/w3" }],
  };
  expect(verify("--policy", path)).toMatchObject({ termsLog: policy });
  expect(audit("--policy", path)).toMatchObject({ terms: policy, records: policy });
});

it("both commands count witnesses without a policy file", () => {
  expect(verify("--witness", one, "--witness", two, "--quorum", "1")).toMatchObject({ termsLog: { quorum: 1 } });
  expect(audit("--witness", one, "--witness", two)).toMatchObject({ records: { quorum: 2 } });
});

it.each([
  ["witnesses beside a policy", () => ["--policy", path, "--witness", one]],
  ["a quorum beside a policy", () => ["--policy", path, "--quorum", "1"]],
  ["a policy that can't be read", () => ["--policy", join(folder, "none")]],
  ["a quorum that is no number", () => ["--witness", one, "--quorum", "all"]],
  ["a quorum of more than there are", () => ["--witness", one, "--quorum", "2"]],
])("both commands refuse %s", (_, args) => {
  expect(() => verify(...args())).toThrow(UsageError);
  expect(() => audit(...args())).toThrow(Error);
});

it("a policy needs the key of a log", () => {
  expect(() => commandOf(["proofs.json", "--policy", path])).toThrow(UsageError);
});
