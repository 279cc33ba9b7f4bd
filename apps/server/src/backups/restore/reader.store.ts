import { randomBytes } from "node:crypto";
import pg from "pg";
import { RELEASE } from "../../database/release.ts";

/**
 * Makes a role in a restored cluster that reads everything, and returns its name. Views and functions of a backup may
 * be anybody's: with a superuser's rights they could run programs on this machine. `url` is the superuser's.
 */
export async function makeReader(url: string): Promise<string> {
  // The owner of a database chooses where names are looked up in it, also for a superuser.
  const client = new pg.Client({ connectionString: url, options: "-c search_path=pg_catalog" });
  await client.connect();
  try {
    const name = `trove_reader_${randomBytes(6).toString("hex")}`;
    await client.query(`CREATE ROLE ${name} LOGIN NOSUPERUSER`);
    await client.query(`GRANT pg_read_all_data TO ${name}`);
    await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${RELEASE} TO ${name}`);
    return name;
  } finally {
    await client.end();
  }
}
