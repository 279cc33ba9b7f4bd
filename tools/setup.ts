// npm run setup: asks what a shop in production needs, tries each answer, and writes its settings into a folder.
//   npm run setup -- /etc/trove
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { commandText } from "../apps/server/src/command-text.ts";
import { failureText, readEnvironment } from "../apps/server/src/environment.ts";
import { makeFirstAdmin } from "./setup/first-admin.ts";
import { askEverything } from "./setup/questions.ts";
import { type Settings, writeSettings } from "./setup/settings-file.ts";
import { Terminal } from "./setup/terminal.ts";

const OFFLINE = `Keep these three offline. Without the first, nobody can change the signing key; without the second,
nobody can honour or prove an opening after a loss of this machine; without the third, nobody can open a backup:
`;

async function main(): Promise<void> {
  const folder = resolve(process.env["INIT_CWD"] ?? ".", process.argv[2] ?? ".");
  const pathOf = (name: string) => join(folder, `${name}.env`);
  const existing = ["shop", "owner", "backup"].map(pathOf).find((path) => existsSync(path));
  if (existing !== undefined) throw new Error(`${existing} exists. It may be that of a shop, so it stays as it is.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const terminal = new Terminal(process.stdin, process.stdout);
  try {
    terminal.say("Answer a few questions; each answer is tried at once. An empty line takes what is in brackets.\n");
    const { settings, owner, backups, admin, endorsingSecret, backupIdentity } = await askEverything(terminal);
    readEnvironment({ ...settings, ...owner });
    terminal.say("");
    const write = (name: string, contents: Settings, title: string) => {
      writeSettings(pathOf(name), contents);
      terminal.say(`✓ ${pathOf(name)} has ${title}. Only you may read it.`);
    };
    write("shop", settings, "the settings of the shop");
    write("owner", owner, "those of migrations");
    if (backups !== undefined) write("backup", backups, "those of backups");
    // Before the administrator, whose account may be refused: two of the secrets are in no file.
    terminal.say(`\n${OFFLINE}`);
    for (const secret of [endorsingSecret, `ROOT_KEY=${settings["ROOT_KEY"]}`, backupIdentity]) {
      terminal.say(`  ${secret}`);
    }
    terminal.say("");
    const { logs } = await makeFirstAdmin({ ...settings, ...owner }, admin, (line) => terminal.say(`  ${line}`));
    terminal.say(`✓ ${admin.email} has a mail with a link to choose a password, which works once the shop runs.`);
    const keys = [logs.terms, logs.records].map((key) => `--key ${key}`).join(" ");
    terminal.say("\nLet another machine copy the public logs every hour, for the day on which the database is lost:\n");
    terminal.say(`  ${commandText("audit:log", `${settings["PUBLIC_URL"]} ${keys} --copy FOLDER`)}`);
  } finally {
    terminal.close();
  }
}

await main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = 1;
});
