// npm run mirror: copies the public logs of a shop, serves the copy, and signs checkpoints as a witness.
import { fileURLToPath } from "node:url";
import { commandOf, USAGE, UsageError } from "./arguments.ts";
import { openMirror } from "./open-mirror.ts";
import { repeat } from "./repeat.ts";

const LOOK_EVERY_MS = 10_000;
const ASK_EVERY_MS = 10_000;
/** Where the verifier that the shop does not serve is built. */
const VERIFIER = fileURLToPath(new URL("../verifier", import.meta.url));

async function run(): Promise<void> {
  // npm sets INIT_CWD to the caller's folder before it changes to the repository's folder.
  const command = commandOf(process.argv.slice(2), process.env["INIT_CWD"] ?? ".");
  if (command.kind === "help") {
    process.stdout.write(USAGE);
    return;
  }
  const { settings, host, port } = command;
  const mirror = await openMirror({ ...settings, verifier: VERIFIER, logger: true, now: () => new Date() });
  const address = await mirror.http.listen({ host, port });
  process.stdout.write(`mirror   ${mirror.keys.mirror}\nwitness  ${mirror.keys.witness}\n${address}\n`);
  const warn = (error: unknown) => mirror.http.log.warn({ err: error }, "the shop was not asked");
  const loops = [
    ...Object.values(mirror.looks).map((look) => repeat(LOOK_EVERY_MS, look)),
    repeat(ASK_EVERY_MS, () => mirror.askForSilent().catch(warn)),
  ];
  const close = async () => {
    await Promise.all(loops.map((stop) => stop()));
    await mirror.close();
  };
  process.once("SIGINT", () => void close());
  process.once("SIGTERM", () => void close());
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = 1;
}
