// npm run keys: prints the keys of a new shop as settings, one per line.
// npm run keys -- rotate: prints a shop's signing keys with a new one before them. Reads the shop's variables from the
// environment.
import { randomBytes } from "node:crypto";
import { failureText } from "../apps/server/src/environment.ts";
import { newKeys } from "./keys/new-keys.ts";
import { rotateSigningKey } from "./keys/rotate-signing-key.ts";

function run([command, ...rest]: readonly string[]): void {
  if (command === undefined) {
    const { settings, endorsingSecret } = newKeys();
    for (const line of settings) console.log(line);
    // Printed to stderr, because stdout may be redirected into the server's settings file.
    console.error(
      `Keep this offline, for \`npm run keys -- rotate\` alone; the server never needs it:\n${endorsingSecret}`,
    );
  } else if (command === "rotate" && rest.length === 0) {
    for (const line of rotateSigningKey(process.env, randomBytes(32).toString("hex"), new Date())) console.log(line);
  } else {
    console.error(
      "npm run keys             prints the keys of a new shop\nnpm run keys -- rotate   adds a signing key",
    );
    process.exitCode = 64;
  }
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
