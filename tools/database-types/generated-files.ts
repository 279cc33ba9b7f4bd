import pg from "pg";
import { readCatalog } from "./read-catalog.ts";
import { writeFunctions, writeTables } from "./write-types.ts";

/** Generates the files with types from the migrated database at `ownerUrl`. Paths are relative to the repository. */
export async function generatedFiles(ownerUrl: string, appRole: string): Promise<{ path: string; text: string }[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const catalog = await readCatalog(client, appRole);
    return [
      { path: "apps/server/src/database/tables.generated.ts", text: writeTables(catalog, "public") },
      { path: "apps/server/src/sandbox-gateway/tables.generated.ts", text: writeTables(catalog, "sandbox_gateway") },
      { path: "apps/server/src/payment-providers/bank/tables.generated.ts", text: writeTables(catalog, "bank") },
      { path: "apps/server/src/command/functions.generated.ts", text: writeFunctions(catalog) },
    ];
  } finally {
    await client.end();
  }
}
