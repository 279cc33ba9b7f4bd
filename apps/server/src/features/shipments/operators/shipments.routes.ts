import type { ResponseOf, Endpoints } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Bind } from "../../../http/bind.ts";
import { Download } from "../../../http/caller.ts";
import { pageResponse, pageRange } from "../../../http/page.ts";
import { readStock } from "../../items/index.ts";
import { findAnyShipment, type ShipmentFacts } from "../index.ts";
import {
  exportList,
  inBatches,
  type OperationParts,
  type PermissionsOf,
  SEES_EMAILS,
  withMaskedEmails,
} from "../../operators/index.ts";
import { countAllShipments, readAllShipments, selectionAt } from "./shipments.store.ts";
import { rehearseDeliveries } from "./deliveries/confirm-deliveries.ts";
import { shipmentCsv } from "./shipment-csv.ts";
import { adminShipment } from "./shipment-response.ts";
import { shortagesOf } from "./shortages.ts";

type ListedShipment = ResponseOf<Endpoints["getAdminShipment"]>;

const EXPORT_BATCH = 500;

async function listed(db: Connection, shipments: readonly ShipmentFacts[]): Promise<ListedShipment[]> {
  const itemIds = shipments.flatMap(({ lines }) => lines.map(({ itemId }) => itemId));
  const stock = await readStock(db, [...new Set(itemIds)]);
  return shipments.map((facts) => ({ ...adminShipment(facts), shortages: shortagesOf(facts, stock) }));
}

export function operatorShipmentRoutes(bind: Bind, parts: OperationParts & { permissionsOf: PermissionsOf }): void {
  const { db, now } = parts;

  bind("listAdminShipments", async ({ query }) => {
    const selection = selectionAt(query, now());
    const [shipments, totalCount] = await Promise.all([
      readAllShipments(db, selection, pageRange(query)),
      countAllShipments(db, selection),
    ]);
    return pageResponse(query, await listed(db, shipments), totalCount);
  });

  bind("exportShipments", async ({ person, query }) => {
    const seesEmails = (await parts.permissionsOf(person)).has(SEES_EMAILS);
    const selection = selectionAt(query, now());
    const batches = inBatches<ShipmentFacts>(EXPORT_BATCH, async (after, limit) => {
      const shipments = await readAllShipments(db, selection, { limit, offset: 0, after });
      return seesEmails ? shipments : withMaskedEmails(shipments);
    });
    const asked = { person, action: "exportShipments", query, name: "shipments" };
    return new Download(await exportList(parts, asked, shipmentCsv, batches));
  });

  bind("getAdminShipment", async ({ params }) => {
    const found = await findAnyShipment(db, params.id);
    const [shipment] = found === undefined ? [] : await listed(db, [found]);
    if (shipment === undefined) throw new Refusal("NOT_FOUND");
    return shipment;
  });

  bind("rehearseDeliveries", ({ body }) => rehearseDeliveries(db, body.text, now()));
}
