import type { OperationParts } from "../operators/index.ts";
import type { SettingsReader } from "../settings/index.ts";

/** Dependencies of the room of the books. */
export type BookParts = Pick<OperationParts, "db" | "now"> & {
  /** The company's time zone, at whose midnights days and months end. */
  zone: string;
  settings: SettingsReader;
};
