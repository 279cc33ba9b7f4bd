import { useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { readPage } from "../../../listing/address.ts";
import { useListing } from "../../../listing/use-listing.ts";
import { type Filter, type View, callInput, completeSearch, knownParameters } from "../../operators/index.ts";

/**
 * The id of the shipment after this one in the list on screen. If this one has left the list, the id of the shipment
 * that is now in its place. Undefined at the end of the page.
 */
export function useNextParcel(
  id: string,
  views: readonly [View, ...View[]],
  filters: readonly Filter<"listAdminShipments">[],
): string | undefined {
  const { search } = useListing((address) => completeSearch(address, views));
  const page = { pageNumber: readPage(search) };
  const { data } = useQuery(
    "listAdminShipments",
    callInput("listAdminShipments", search, knownParameters(filters), page),
  );
  const ids = (data?.items ?? []).map((row) => row.id);
  const index = ids.indexOf(id);
  const [last, setLast] = useState({ id, index });
  if (index >= 0 && (last.id !== id || last.index !== index)) setLast({ id, index });
  if (index >= 0) return ids[index + 1];
  return last.id === id && last.index >= 0 ? ids[last.index] : undefined;
}
