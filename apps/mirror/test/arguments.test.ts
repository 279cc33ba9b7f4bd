import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keyText } from "@trove/fairness/log";
import { expect, it } from "vitest";
import { logSigner, seedOf, witnessSigner } from "../../../packages/fairness/test/log/keys.ts";
import { commandOf, UsageError } from "../src/arguments.ts";
import { newFolder } from "./opened-mirror.ts";

const [terms, records] = ["terms", "records"].map((name) =>
  keyText(logSigner(`shop.example/log/${name}`, seedOf(1)).key),
);
const good = [
  "https://shop.example/",
  "--key",
  terms ?? "",
  "--key",
  records ?? "",
  "--name",
  "mirror.example",
  "--folder",
  "data",
];

it("the command line names shop, keys, name and folder", () => {
  const command = commandOf(good, "/home/friend");
  expect(command).toMatchObject({ kind: "mirror", host: "127.0.0.1", port: 8443 });
  if (command.kind !== "mirror") throw new Error("no mirror");
  expect(command.settings).toMatchObject({
    shop: "https://shop.example",
    policies: { terms: { quorum: 0, witnesses: [] }, records: { log: { name: "shop.example/log/records" } } },
    folder: "/home/friend/data",
    mostBytes: 50e9,
    hasWitness: true,
    hasSilences: true,
    proxies: [],
  });
});

it("a policy file says who must have signed what is copied", async () => {
  const { folder, remove } = await newFolder();
  const key = keyText(witnessSigner("witness.example/w1", seedOf(2)).key);
  await writeFile(join(folder, "policy"), `witness w1 ${key}\nquorum w1\n`);
  const command = commandOf([...good, "--policy", "policy"], folder);
  expect(command).toMatchObject({ settings: { policies: { terms: { quorum: { quorum: "w1" } } } } });
  await remove();
});

it.each([
  ["no shop", good.slice(1)],
  ["a shop that is no URL", ["shop", ...good.slice(1)]],
  ["one key", good.toSpliced(1, 2)],
  ["one key twice", good.with(4, terms ?? "")],
  ["no name", good.toSpliced(5, 2)],
  ["a name with white space", good.with(6, "a b")],
  ["no folder", good.toSpliced(7, 2)],
  ["a port that is no number", [...good, "--port", "https"]],
  ["an unknown option", [...good, "--fast"]],
  ["a policy that does not exist", [...good, "--policy", "none"]],
])("a command line with %s is refused", (_, args) => {
  expect(() => commandOf(args, "/nowhere")).toThrow(UsageError);
});
