import { toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import { pageResponse, pageRange } from "../../http/page.ts";
import type { OperationParts } from "../operators/index.ts";
import { caseFields, caseResponse } from "./case-response.ts";
import { findComplaint } from "./complaints/complaints.store.ts";
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

export function caseRoutes(bind: Bind, { db }: Pick<OperationParts, "db">): void {
  bind("listCases", async ({ query }) => {
    const direction = query.sortDirection === "Asc" ? "asc" : "desc";
    const [rows, totalCount] = await Promise.all([
      readCases(db, query, direction, pageRange(query)),
      countCases(db, query),
    ]);
    const cases = rows.map(({ kinds, peopleCount, answerBy, ...row }) => {
      return { ...caseFields(row), kinds, peopleCount, answerByUtc: answerBy?.toISOString() ?? null };
    });
    return pageResponse(query, cases, totalCount);
  });

  bind("getCase", async ({ params }) => {
    const [row, complaint, ...contents] = await Promise.all([
      findCase(db, params.id),
      findComplaint(db, params.id),
      readCasePeople(db, params.id),
      readSignals(db, params.id),
      readNotes(db, params.id),
    ]);
    if (row === undefined) throw new Refusal("NOT_FOUND");
    return caseResponse(row, complaint, ...contents);
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
