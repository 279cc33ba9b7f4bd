// Loads the catalogue of the demo shop into the database whose URL it reads from the standard input.
import { text } from "node:stream/consumers";
import { openDatabase } from "../database/connection.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const database = openDatabase(await text(process.stdin), 1, () => {});
await loadCatalogue(database.connection, new Date());
await database.close();
