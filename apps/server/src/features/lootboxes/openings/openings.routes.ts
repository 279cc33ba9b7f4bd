import type { ReadForeign } from "../../../command/foreign-read.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Bind } from "../../../http/bind.ts";
import { pageRange, pageResponse } from "../../../http/page.ts";
import type { RequestCountry } from "../../protection/index.ts";
import type { LootboxParts, ReadPlaces } from "../parts.ts";
import { offerOpening } from "./offer-opening.ts";
import { openLootbox } from "./open-lootbox.ts";
import { openingDetail } from "./opening-detail.ts";
import { openResponse } from "./opening-response.ts";
import { readLostRecords } from "./lost-records.store.ts";
import { readOpening, readRecords } from "./openings.store.ts";
import { listedRecord } from "./record-response.ts";

export type OpeningParts = { places: ReadPlaces; readForeign: ReadForeign; requestCountry: RequestCountry };

export function openingRoutes(bind: Bind, parts: LootboxParts & OpeningParts): void {
  const { db, secrets, versions, places, requestCountry } = parts;

  bind(
    "offerOpening",
    ({ person, params, body, headers }) =>
      offerOpening(parts, person, { lootboxId: params.id, ...body, country: requestCountry(headers) }),
    { isSessionCheckedByCommand: true },
  );

  bind("openLootbox", async ({ claim, requireCapacity, params, body, headers }) => {
    const caller = { claim, requireCapacity, country: requestCountry(headers) };
    return openResponse(secrets.signingKeys, await openLootbox(parts, caller, { lootboxId: params.id, ...body }));
  });

  bind("getOpeningDetail", async ({ person, query, language }) => {
    const { transactionId: subjectId } = query;
    const own = await readOpening(db, subjectId, person.userId, language);
    const foreign = { action: "getOpeningDetail", permission: "people.read", subjectId } as const;
    const row = own ?? (await parts.readForeign(person, foreign, () => readOpening(db, subjectId, null, language)));
    const version = row && (await versions.find(db, row.lootboxId, row.tableVersion));
    if (row === undefined || version === undefined) throw new Refusal("NOT_FOUND");
    return openingDetail(row, version, { includeItem: query.includeItem, language });
  });

  bind("listOpenings", async ({ person, query }) => {
    const page = { fromNonce: query.fromNonce, ...pageRange(query) };
    const { records, totalCount } = await readRecords(db, person.userId, page);
    const nonces = records.map(({ nonce }) => nonce);
    const logIndexes = await places(db, person.userId, nonces);
    const items = records.map((facts) => listedRecord(secrets.signingKeys, facts, logIndexes.get(facts.nonce)));
    const lost = await readLostRecords(db, person.userId, query.fromNonce);
    return { ...pageResponse(query, items, totalCount), lost };
  });
}
