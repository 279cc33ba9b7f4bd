import { toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import type { OperationParts } from "../operators/index.ts";
import { caseFields, caseResponse } from "./case-response.ts";
import { noteCase, setCaseStatus } from "./change-case.ts";
import { openCase } from "./open-case.ts";
import {
  countCases,
  countFlaggedOrders,
  findCase,
  readCasePeople,
  readCases,
  readFlaggedOrders,
  readNotes,
  readSignals,
} from "./read-cases.store.ts";

export function caseRoutes(bind: Bind, parts: OperationParts): void {
  const { db } = parts;

  bind("listCases", async ({ query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, totalCount] = await Promise.all([
      readCases(db, query, direction, pageRange(query)),
      countCases(db, query),
    ]);
    const cases = rows.map((row) => ({ ...caseFields(row), kinds: row.kinds, peopleCount: row.peopleCount }));
    return pageResponse(query, cases, totalCount);
  });

  bind("getCase", async ({ params }) => {
    const [row, ...contents] = await Promise.all([
      findCase(db, params.id),
      readCasePeople(db, params.id),
      readSignals(db, params.id),
      readNotes(db, params.id),
    ]);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return caseResponse(row, ...contents);
  });

  bind("openCase", async ({ person, idempotency, body }) => {
    const { caseId } = await openCase(parts, { person, idempotency, userId: body.personId }, body.reason);
    return { id: caseId };
  });

  bind("setCaseStatus", async ({ person, idempotency, params, body }) => ({
    id: params.id,
    ...(await setCaseStatus(parts, { person, idempotency, caseId: params.id }, body)),
  }));

  bind("noteCase", async ({ person, idempotency, params, body }) => {
    const { noteId } = await noteCase(parts, { person, idempotency, caseId: params.id }, body.text);
    return { id: noteId };
  });

  bind("listFlaggedOrders", async ({ query }) => {
    const [rows, totalCount] = await Promise.all([
      readFlaggedOrders(db, query.flag, pageRange(query)),
      countFlaggedOrders(db, query.flag),
    ]);
    const orders = rows.map(({ purchaseId, number, status, totalCents, flag, flaggedAt, userId, userName }) => {
      const buyer = userName === null ? null : { userInfoId: userId, userName };
      const order = { id: purchaseId, number, status, total: toEuros(totalCents) };
      return { ...order, flag, flaggedAtUtc: flaggedAt.toISOString(), buyer };
    });
    return pageResponse(query, orders, totalCount);
  });
}
