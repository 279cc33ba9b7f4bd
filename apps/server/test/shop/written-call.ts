import { randomUUID } from "node:crypto";
import type { Shop } from "./shop.ts";

/** An address in the form of the specification, such as "GET /api/items". */
export type WrittenCall = `${"GET" | "POST" | "PUT" | "DELETE"} /api/${string}`;

/** Makes a call over HTTP by its address in the specification, without using the contract. The shop must listen. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the test names the fields that it goes on with
export async function callAsWritten<Body = unknown>(
  { environment }: Pick<Shop, "environment">,
  line: WrittenCall,
  { body, by }: { body?: object; by?: { token: string } } = {},
): Promise<{ status: number; body: Body }> {
  const [method = "", path = ""] = line.split(" ");
  const response = await fetch(environment.PUBLIC_URL + path, {
    method,
    headers: {
      ...(by && { authorization: `Bearer ${by.token}` }),
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
