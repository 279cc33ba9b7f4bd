import { randomUUIDv7 } from "node:crypto";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Transaction } from "../../../database/connection.ts";
import type { DirectCall, OperatorCall } from "../acts/act.ts";
import { mayReadList } from "./may-read-list.ts";
import { insertView, lockView, readViews, removeView, rewriteView, type SavedView } from "./lists.store.ts";

/** Bounded because each view's rows are counted whenever its list is shown. */
const VIEWS_MAX = 20;

const outlined = ({ list, title, query, isShared }: SavedView) => ({ list, title, query, isShared });

/**
 * Throws FORBIDDEN for a list that the person may not read. Throws STATUS_CONFLICT if they have too many views of the
 * list, including shared views of others.
 */
export async function saveView(tx: Transaction, at: Date, { person, body: fields }: OperatorCall<"saveView">) {
  const { userId } = person;
  if (!(await mayReadList(tx, person, fields.list))) throw new Refusal("FORBIDDEN");
  const { length } = await readViews(tx, userId, fields.list);
  if (length >= VIEWS_MAX) {
    const detail = `A list can have up to ${VIEWS_MAX} saved views. Delete one first`;
    throw new Refusal("STATUS_CONFLICT", { detail });
  }
  const view = { ...fields, userId, viewId: randomUUIDv7() };
  await insertView(tx, view, at);
  const facts: SavedView = { ...view, version: 1 };
  return { facts, audit: { subjectId: view.viewId, before: null, after: outlined(facts) } };
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
export async function changeView(
  tx: Transaction,
  _at: Date,
  { person, params: { id: viewId }, body: { version, ...fields } }: OperatorCall<"changeView">,
) {
  const before = await requireView(tx, person, viewId, version);
  await rewriteView(tx, before, fields);
  const facts: SavedView = { ...before, ...fields, version: version + 1 };
  return { facts, audit: { subjectId: viewId, before: outlined(before), after: outlined(facts) } };
}

/** Deletes one of the person's own views, or a shared one. Throws NOT_FOUND and VERSION_CONFLICT. */
export async function deleteView(
  tx: Transaction,
  _at: Date,
  { person, params: { id: viewId }, query: { version } }: DirectCall<"deleteView">,
) {
  const before = await requireView(tx, person, viewId, version);
  await removeView(tx, before);
  return { facts: before, audit: { subjectId: viewId, before: outlined(before), after: null } };
}
