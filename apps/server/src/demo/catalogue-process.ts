// Reads a database URL from the standard input, and loads the demo shop's catalogue into that database.
import { text } from "node:stream/consumers";
import { openDatabase } from "../database/connection.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const database = openDatabase(await text(process.stdin), 1, () => {});
await loadCatalogue(database.connection, new Date());
await database.close();
