import { useQuery } from "../../../api/use-query.ts";
import { MOST_SHOWN } from "../mark-notifications.ts";
import type { ToldCustomer } from "../told.ts";

/** The thing that a notification is about: the first one in a parcel, or the wished item. */
export type Thing = { name: string; imageUrl: string };

/** Finds the things that notifications are about, once they are read. */
export function useThings(): (told: ToldCustomer) => Thing | undefined {
  const { data: parcels } = useQuery("listShipments", { query: { pageSize: MOST_SHOWN } });
  const { data: wishes } = useQuery("listWishes", { query: { pageSize: MOST_SHOWN } });

  return ({ kind, params }) => {
    if (kind === "shipmentMoved" || kind === "orderPaid")
      return parcels?.items.find(({ id }) => id === params.shipmentId)?.items[0];
    if (kind === "priceFell" || kind === "backInStock") return wishes?.items.find(({ id }) => id === params.itemId);
    return undefined;
  };
}
