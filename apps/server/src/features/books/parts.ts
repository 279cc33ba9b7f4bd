import type { VatAtTopUp } from "@trove/contract/vat";
import type { Seller } from "../purchases/index.ts";
import type { OperationParts } from "../operators/index.ts";

/** Dependencies of the room of the books. */
export type BookParts = Pick<OperationParts, "db" | "now"> & {
  /** The company's time zone, at whose midnights days and months end. */
  zone: string;
  vatAtTopUp: VatAtTopUp;
  seller: Seller;
};
