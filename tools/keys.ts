// npm run keys: prints the keys of a new shop as settings, one per line.
// npm run keys -- rotate: prints a shop's signing keys with a new one before them. Reads the shop's variables from the
// environment.
import { randomBytes } from "node:crypto";
import { commandText } from "../apps/server/src/command-text.ts";
import { failureText } from "../apps/server/src/environment.ts";
import { newKeys } from "./keys/new-keys.ts";
import { rotateSigningKey } from "./keys/rotate-signing-key.ts";

async function run([command, ...rest]: readonly string[]): Promise<void> {
  if (command === undefined) {
    const { settings, endorsingSecret, backupIdentity } = await newKeys();
    for (const line of settings) console.log(line);
    // Printed to stderr, because stdout may be redirected into the server's settings file.
    console.error(
      `Keep these two offline. No server needs the first, which \`${commandText("keys", "rotate")}\` reads, nor the second, ` +
        `without which no backup can be opened:\n${endorsingSecret}\n${backupIdentity}`,
    );
  } else if (command === "rotate" && rest.length === 0) {
    for (const line of rotateSigningKey(process.env, randomBytes(32).toString("hex"), new Date())) console.log(line);
  } else {
    console.error(
      `${commandText("keys")}   prints the keys of a new shop\n${commandText("keys", "rotate")}   adds a signing key`,
    );
    process.exitCode = 64;
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
