// npm run setup: asks what a shop in production needs, tries each answer, and writes one file of settings.
//   npm run setup -- shop.env
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { failureText, readEnvironment } from "../apps/server/src/environment.ts";
import { makeFirstAdmin } from "./setup/first-admin.ts";
import { askEverything } from "./setup/questions.ts";
import { writeSettings } from "./setup/settings-file.ts";
import { Terminal } from "./setup/terminal.ts";

async function main(): Promise<void> {
  const path = resolve(process.env["INIT_CWD"] ?? ".", process.argv[2] ?? "shop.env");
  const backupPath = join(dirname(path), "backup.env");
  const existing = [path, backupPath].find((each) => existsSync(each));
  if (existing !== undefined) throw new Error(`${existing} exists. It may be that of a shop, so it stays as it is.`);
  const terminal = new Terminal(process.stdin, process.stdout);
  try {
    terminal.say("Answer a few questions; each answer is tried at once. An empty line takes what is in brackets.\n");
    const { settings, backups, admin, endorsingSecret, backupIdentity } = await askEverything(terminal);
    readEnvironment(settings);
    writeSettings(path, settings);
    terminal.say(`\n✓ ${path} has all settings. Only you may read it.`);
    if (backups !== undefined) {
      writeSettings(backupPath, backups);
      terminal.say(`✓ ${backupPath} has those of backups: let a timer run "npm run backup" with them.`);
    }
    await makeFirstAdmin(settings, admin, (line) => terminal.say(`  ${line}`));
    terminal.say(`✓ ${admin.email} has a mail with a link to choose a password, and may do everything.\n`);
    terminal.say("Keep these three offline. Without the first, nobody can change the signing key; without the second,");
    terminal.say(
      "nobody can honour or prove an opening after a loss of this machine; without the third, nobody can open a",
    );
    terminal.say("backup:\n");
    for (const secret of [endorsingSecret, `ROOT_KEY=${settings["ROOT_KEY"]}`, `${backupIdentity}\n`]) {
      terminal.say(`  ${secret}`);
    }
    terminal.say(`Start the shop with these settings: node --env-file=${path} …, or name the file in the service.`);
  } finally {
    terminal.close();
  }
}

await main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = 1;
});
