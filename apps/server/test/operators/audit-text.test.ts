import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyShelves, putOnShelf } from "../catalogue/shelf.ts";
import { planImport, runWork } from "../catalogue/works.ts";
import { makeAdmin, type TestPerson } from "../people/people.ts";
import { runJob } from "../payments/till.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let shop: Shop;
let admin: TestPerson;
beforeAll(async () => {
  shop = await openShop();
  admin = await makeAdmin(shop);
  await emptyShelves(shop);
  const ids = await putOnShelf(shop, [{ name: "Radio" }, { name: "Lamp" }]);
  const file = ["Id,Market price", ...ids.map((id) => `${id},20.00`)].join("\n");
  await runWork(shop, admin, (await planImport(shop, admin, file)).body);
  await runJob(shop, "audit-chain");
});
afterAll(() => shop.close());

type Link = {
  sequence: number;
  hash: string;
  action: string;
  partOf: string | null;
  fields: string[];
  texts: (string | null)[];
};

/**
 * Reads the links with the data that they hash: the fields, which are hashed as they are, and the texts, whose digests
 * are hashed.
 */
async function readLinks(): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select l.sequence, encode(l.hash, 'hex') as hash, action, part_of as "partOf", array[reason, before::text, after::text] as texts,
      array[e.audit_id::text, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor_id::text,
        action, subject_id::text, coalesce(approved_by::text, ''), coalesce(reverts_id::text, '')] as fields
    from audit_links l join audit_entries e using (audit_id) order by l.sequence`.execute(shop.owner.connection);
  return rows;
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

it("every link is the hash of 13 lines as documented, and of a 14th for a line of another entry", async () => {
  const links = await readLinks();
  expect(links.filter(({ partOf }) => partOf !== null).map(({ action }) => action)).toEqual([
    "updateItem",
    "updateItem",
  ]);
  expect(links.filter(({ partOf }) => partOf === null).length).toBeGreaterThan(1);
  let before = digest("");
  for (const { sequence, hash, partOf, fields, texts } of links) {
    const digests = texts.map((text) => (text === null ? "" : digest(text)));
    const lines = ["trove/audit/v1", String(sequence), before, ...fields, ...digests];
    expect(lines).toHaveLength(13);
    expect(hash).toBe(digest([...lines, ...(partOf === null ? [] : [partOf])].join("\n")));
    before = hash;
  }
});
