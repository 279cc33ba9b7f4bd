import type { Kysely } from "kysely";
import type { Tables } from "../tables.generated.ts";

/** A connection or transaction to the bank's tables. */
export type BankConnection = Kysely<Tables>;
