import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Idempotency } from "../../../command/idempotency.ts";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import { operate, type OperationParts } from "../acts/operate.ts";
import { mayReadList } from "./may-read-list.ts";
import { insertView, lockView, readViews, removeView, rewriteView, type SavedView } from "./lists.store.ts";

type Parts = OperationParts;
type Request = { person: Person; idempotency: Idempotency };

/** Bounded because each view's rows are counted whenever its list is shown. */
const VIEWS_MAX = 20;

const outlined = ({ list, title, query, isShared }: SavedView) => ({ list, title, query, isShared });

/**
 * Throws FORBIDDEN for a list that the person may not read. Throws STATUS_CONFLICT if they have too many views of the
 * list, including shared views of others.
 */
export function saveView(parts: Parts, request: Request, fields: BodyOf<Endpoints["saveView"]>): Promise<SavedView> {
  const { userId } = request.person;
  return operate(parts, { ...request, action: "saveView", subject: userId }, async (tx, at) => {
    if (!(await mayReadList(tx, request.person, fields.list))) throw new Refusal("FORBIDDEN");
    const { length } = await readViews(tx, userId, fields.list);
    if (length >= VIEWS_MAX) {
      throw new Refusal("STATUS_CONFLICT", {
        detail: `A list can have up to ${VIEWS_MAX} saved views. Delete one first`,
      });
    }
    const view = { ...fields, userId, viewId: randomUUIDv7() };
    await insertView(tx, view, at);
    const facts = { ...view, version: 1 };
    return { facts, audit: { subjectId: view.viewId, before: null, after: outlined(facts) } };
  });
}

/**
 * Throws VERSION_CONFLICT, and NOT_FOUND for an unknown view, another operator's private view, or a view of a list that
 * the person may not read.
 */
async function requireView(tx: Transaction, person: Person, viewId: string, version: number): Promise<SavedView> {
  const view = await lockView(tx, person.userId, viewId);
  if (view === undefined || !(await mayReadList(tx, person, view.list))) throw new Refusal("NOT_FOUND");
  if (view.version !== version) throw new Refusal("VERSION_CONFLICT");
  return view;
}

/** Changes one of the person's own views, or a shared one. Throws NOT_FOUND and VERSION_CONFLICT. */
export function changeView(
  parts: Parts,
  { viewId, ...request }: Request & { viewId: string },
  { version, ...fields }: BodyOf<Endpoints["changeView"]>,
): Promise<SavedView> {
  const { userId } = request.person;
  return operate(parts, { ...request, action: "changeView", subject: userId }, async (tx) => {
    const before = await requireView(tx, request.person, viewId, version);
    await rewriteView(tx, before, fields);
    const facts = { ...before, ...fields, version: version + 1 };
    return { facts, audit: { subjectId: viewId, before: outlined(before), after: outlined(facts) } };
  });
}

/** Deletes one of the person's own views, or a shared one. Throws NOT_FOUND and VERSION_CONFLICT. */
export function deleteView(
  parts: Parts,
  { viewId, ...request }: Request & { viewId: string },
  version: number,
): Promise<SavedView> {
  const { userId } = request.person;
  return operate(parts, { ...request, action: "deleteView", subject: userId }, async (tx) => {
    const before = await requireView(tx, request.person, viewId, version);
    await removeView(tx, before);
    return { facts: before, audit: { subjectId: viewId, before: outlined(before), after: null } };
  });
}
