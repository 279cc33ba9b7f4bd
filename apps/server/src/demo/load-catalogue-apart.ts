import { runApart } from "../command/apart/run-apart.ts";

const program = new URL("catalogue-process.ts", import.meta.url);
/** A long timeout, because the first load publishes a version of every box. */
const MOST_MS = 120_000;

/** Loads the catalogue in a separate process, because its texts in five languages would stay in the server's memory. */
export async function loadCatalogueApart(databaseUrl: string): Promise<void> {
  await runApart(program, databaseUrl, MOST_MS);
}
