import type { ResponseOf, Endpoints } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { readStock } from "../../items/index.ts";
import {
  countShipments,
  isOfGuest,
  readShipments,
  type ShipmentFacts,
  shipmentResponse,
} from "../../shipments/index.ts";
import { allShipments } from "./admin-shipments.store.ts";
import { confirmDelivery, moveShipment } from "./move-shipment.ts";
import type { AdminParts } from "../parts.ts";
import { shortagesOf } from "./shortages.ts";

type AdminShipment = ResponseOf<Endpoints["setShipmentStatus"]>;

function adminShipment(facts: ShipmentFacts): AdminShipment {
  const userInfoId = isOfGuest(facts) ? null : facts.userId;
  return { ...shipmentResponse(facts), userInfoId, contactEmail: facts.contactEmail };
}

export function adminShipmentRoutes(bind: Bind, parts: AdminParts): void {
  const { db } = parts;

  bind("listAdminShipments", async ({ query }) => {
    const [shipments, totalCount] = await Promise.all([
      readShipments(db, allShipments(db, query), pageRange(query)),
      countShipments(allShipments(db, query)),
    ]);
    const itemIds = shipments.flatMap(({ lines }) => lines.map(({ itemId }) => itemId));
    const stock = await readStock(db, [...new Set(itemIds)]);
    const listed = shipments.map((facts) => ({ ...adminShipment(facts), shortages: shortagesOf(facts, stock) }));
    return pageResponse(query, listed, totalCount);
  });

  bind("setShipmentStatus", async ({ person, idempotency, params, body }) =>
    adminShipment(await moveShipment(parts, { person, idempotency, shipmentId: params.id }, body)),
  );

  bind("confirmDelivery", async ({ person, idempotency, params, body }) =>
    adminShipment(await confirmDelivery(parts, { person, idempotency, shipmentId: params.id }, body.version)),
  );
}
