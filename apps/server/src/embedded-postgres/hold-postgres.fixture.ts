// Takes the place of a server in tests: starts PostgreSQL on the given folder, durable or for tests, prints one line of
// JSON, and waits to be killed.
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const [dataDir, durability] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("Give a folder");
const { adminUrl, pid } = await startEmbeddedPostgres({ dataDir, durability: durability === "test" ? "test" : "full" });
console.log(JSON.stringify({ adminUrl, pid }));
process.stdin.resume();
