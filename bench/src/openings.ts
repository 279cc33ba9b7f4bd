import { randomUUID } from "node:crypto";
import { Client } from "undici";
import { makeBareOpening } from "./bare-opening.ts";
import { type Customer, makeCustomers } from "./customers.ts";
import { measure } from "./measure.ts";
import { measurePgbench } from "./pgbench.ts";
import type { Place } from "./place.ts";
import type { Comparison } from "./table.ts";

const CLIENTS = 32;
const PER_CLIENT = 4;

type OpenBox = { id: string; price: number };

async function cheapestBox(url: string): Promise<OpenBox> {
  const response = await fetch(`${url}/api/lootboxes?sortBy=Price&sortDirection=Asc&pageSize=1`);
  const { items } = (await response.json()) as { items: OpenBox[] };
  const [box] = items;
  if (box === undefined) throw new Error("the shop has no box");
  return box;
}

function httpLane(url: string, box: OpenBox, customers: readonly Customer[]) {
  const client = new Client(url);
  return async (turn: number) => {
    const customer = customers[turn % customers.length];
    const { statusCode, body } = await client.request({
      method: "POST",
      path: `/api/lootboxes/${box.id}/open`,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${customer?.token}`,
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ quantity: 1, expectedPrice: box.price, clientEntropy: randomUUID().replaceAll("-", "") }),
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(text);
  };
}

/** Openings over HTTP beside the same two SQL functions called in a bare loop over as many connections. */
export async function benchOpenings(place: Place, seconds: number): Promise<Comparison[]> {
  const customers = await makeCustomers(place, CLIENTS * PER_CLIENT);
  const share = (lane: number) => customers.slice(lane * PER_CLIENT, (lane + 1) * PER_CLIENT);
  const box = await cheapestBox(place.url);
  const lanes = Array.from({ length: CLIENTS }, (_, lane) => lane);
  const bare = await makeBareOpening(place.appUrl, CLIENTS, box.id);

  const subject = await measure(
    "openings over HTTP, 32 clients",
    seconds,
    lanes.map((lane) => httpLane(place.url, box, share(lane))),
  );
  const loop = await measure(
    "the same SQL in a bare loop, 32 connections",
    seconds,
    lanes.map((lane) => bare.lane(share(lane))),
  );
  await bare.close();
  const pgbench = await measurePgbench(place.appUrl, CLIENTS, seconds, bare.script(customers));
  return [{ title: "Box openings", subject, references: [loop, ...(pgbench ? [pgbench] : [])], promised: 0.7 }];
}
