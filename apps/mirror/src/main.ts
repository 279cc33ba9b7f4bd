// npm run mirror: copies the public logs of a shop, serves the copy, and signs checkpoints as a witness.
import { ensureVerifierBuilt, VERIFIER_POLICY } from "@trove/web/build-elsewhere";
import { commandOf, USAGE, UsageError } from "./arguments.ts";
import { openMirror } from "./open-mirror.ts";
import { repeat } from "./repeat.ts";

const LOOK_EVERY_MS = 10_000;
const ASK_EVERY_MS = 10_000;

async function run(): Promise<void> {
  // npm sets INIT_CWD to the caller's folder before it changes to the repository's folder.
  const command = commandOf(process.argv.slice(2), process.env["INIT_CWD"] ?? ".");
  if (command.kind === "help") {
    process.stdout.write(USAGE);
    return;
  }
  const { settings, host, port } = command;
  const verifier = { folder: await ensureVerifierBuilt(console.error), policy: VERIFIER_POLICY };
  const mirror = await openMirror({ ...settings, verifier, logger: true, now: () => new Date() });
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
