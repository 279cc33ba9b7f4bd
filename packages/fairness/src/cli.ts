import { resolve } from "node:path";
import { commandOf, USAGE, UsageError } from "./cli/arguments.ts";
import { EXIT_CODES, EXIT_UNAVAILABLE, EXIT_USAGE } from "./cli/exit-codes.ts";
import { reportOf } from "./cli/report.ts";
import { shopClient, ShopError } from "./cli/shop-client.ts";
import { verifyAtShop } from "./cli/verify-at-shop.ts";
import { verifyFile } from "./cli/verify-file.ts";

/**
 * Resolves the path in the caller's folder, which npm puts into INIT_CWD before it changes to the repository's folder.
 */
function fromCallersFolder(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}

async function run(): Promise<number> {
  const command = commandOf(process.argv.slice(2), process.env["TROVE_TOKEN"]);
  if (command.kind === "help") {
    process.stdout.write(USAGE);
    return 0;
  }
  const verification =
    command.kind === "file"
      ? await verifyFile(fromCallersFolder(command.path))
      : await verifyAtShop(shopClient(command.shop, command.token), command.transactionId, command.commitment);
  process.stdout.write(reportOf(verification));
  return EXIT_CODES[verification.verdict];
}

try {
  process.exitCode = await run();
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    process.exitCode = EXIT_USAGE;
  } else if (error instanceof ShopError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = EXIT_UNAVAILABLE;
  } else {
    throw error;
  }
}
