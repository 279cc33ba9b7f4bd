import { cents, toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import { cancelShipment } from "./cancel-shipment.ts";
import { createShipment } from "./create-shipment.ts";
import type { ShipmentRouteParts } from "./parts.ts";
import { shipmentResponse } from "./shipment-response.ts";
import { countShipments, findAnyShipment, findShipment, readShipments, shipmentsOf } from "./shipments.store.ts";

export function shipmentRoutes(bind: Bind, parts: ShipmentRouteParts): void {
  const { db } = parts;

  bind("listShipments", async ({ person, query }) => {
    const [shipments, totalCount] = await Promise.all([
      readShipments(db, [shipmentsOf(db, person.userId, query)], pageRange(query)),
      countShipments(shipmentsOf(db, person.userId, query)),
    ]);
    return pageResponse(query, shipments.map(shipmentResponse), totalCount);
  });

  bind(
    "createShipment",
    async ({ person, body, idempotency, language }) => {
      const facts = await createShipment(parts, person, idempotency, language, body);
      const { shipmentId, status, walletId, balanceCents } = facts;
      return { shipmentId, status, balance: { id: walletId, amount: toEuros(cents(balanceCents)) } };
    },
    { isSessionCheckedByCommand: true },
  );

  bind("getShipment", async ({ person, params }) => {
    const own = await findShipment(db, person.userId, params.id);
    const foreign = { action: "getShipment", permission: "shipments.read", subjectId: params.id } as const;
    const facts = own ?? (await parts.readForeign(person, foreign, () => findAnyShipment(db, params.id)));
    if (facts === undefined) throw new Refusal("NOT_FOUND");
    return shipmentResponse(facts);
  });

  bind(
    "cancelShipment",
    async ({ person, params, body, idempotency, headers }) =>
      shipmentResponse(
        await cancelShipment(parts, person, idempotency, params.id, body, parts.requestCountry(headers)),
      ),
    { isSessionCheckedByCommand: true },
  );
}
