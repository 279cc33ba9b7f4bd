import type { Api } from "./api.ts";

type Row = { id: string; marketPrice: number };
type Parcel = { id: string; number: string; status: string; version: number; deliveredAtUtc: string | null };

/** A parcel with one thing of the person's inventory, waiting to be approved. */
export async function sendParcel(person: Api): Promise<Parcel> {
  const { items } = await person<{ items: Row[] }>("/api/inventory?status=InInventory&pageSize=1");
  const [address] = await person<Row[]>("/api/address");
  const { shipmentId } = await person<{ shipmentId: string }>("/api/shipment", {
    inventoryItemIds: items.map(({ id }) => id),
    shippingAddressId: address?.id,
    shippingMethod: "standard",
    expectedShippingCost: 10,
  });
  return parcelOf(person, shipmentId);
}

export const parcelOf = (api: Api, id: string): Promise<Parcel> => api<Parcel>(`/api/shipment/${id}`);

/** The cheapest thing of the shop, bought from the balance to be sent, and what it costs without shipping. */
export async function buyOne(person: Api): Promise<{ shipmentId: string; purchaseId: string; price: number }> {
  const query = "inStock=true&sortBy=MarketPrice&sortDirection=Asc&pageSize=1";
  const { items } = await person<{ items: Row[] }>(`/api/items?${query}`);
  const [address] = await person<Row[]>("/api/address");
  const price = items[0]?.marketPrice ?? 0;
  const bought = await person<{ shipmentId: string; purchaseId: string }>("/api/purchase/via-balance", {
    itemIds: items.map(({ id }) => id),
    purchaseOption: "order",
    shippingMethod: "standard",
    shippingAddressId: address?.id,
    useShippingAddressAsBilling: true,
    expectedTotal: (Math.round(price * 100) + 500) / 100,
  });
  return { ...bought, price };
}

const details: Record<string, object> = {
  Shipped: { carrier: "DHL", trackingNumber: "JVGL0123456789" },
  Cancelled: { reason: "Damaged on the shelf" },
};

/** Moves a parcel on as an operator does. */
export async function moveParcel(operator: Api, id: string, ...statuses: string[]): Promise<void> {
  for (const status of statuses) {
    const { version } = await parcelOf(operator, id);
    await operator(`/api/admin/shipments/${id}/status`, { status, version, ...details[status] });
  }
}

export async function deliverParcel(operator: Api, id: string): Promise<void> {
  const { version } = await parcelOf(operator, id);
  await operator(`/api/admin/shipments/${id}/delivered`, { version });
}
