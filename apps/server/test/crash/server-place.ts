import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { ensureDatabase } from "../../src/database/roles.ts";
import { OWNER, TEMPLATE } from "../postgres-setup.ts";
import { openPlace, type ServerPlace } from "./crash-place.ts";

/** Opens a place without the demo shop, on a migrated database of the test run's PostgreSQL. */
export async function openServerPlace(variables: Record<string, string> = {}): Promise<ServerPlace> {
  const adminUrl = inject("adminUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await ensureDatabase(adminUrl, name, OWNER.name, TEMPLATE);
  return openPlace({ adminUrl, pid: 0, stop: async () => {} }, name, { DEMO: "false", ...variables });
}
