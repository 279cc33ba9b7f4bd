import { useQuery } from "../../../api/use-query.ts";
import { MOST_SHOWN } from "../mark-notifications.ts";
import type { ToldCustomer } from "../told.ts";

/** The pictures of what notifications are about: the first thing in a parcel, or the wished item. */
export function usePictures(): (told: ToldCustomer) => string | undefined {
  const { data: parcels } = useQuery("listShipments", { query: { pageSize: MOST_SHOWN } });
  const { data: wishes } = useQuery("listWishes", { query: { pageSize: MOST_SHOWN } });

  return ({ kind, params }) => {
    if (kind === "shipmentMoved" || kind === "orderPaid")
      return parcels?.items.find(({ id }) => id === params.shipmentId)?.items[0]?.imageUrl;
    if (kind === "priceFell" || kind === "backInStock")
      return wishes?.items.find(({ id }) => id === params.itemId)?.imageUrl;
    return undefined;
  };
}
