import { countryOf } from "@trove/contract";
import { type DemoPerson, people } from "@trove/demo";
import type { App } from "../app.ts";
import type { Connection } from "../database/connection.ts";
import { addAddress, readAddresses } from "../features/addresses/index.ts";
import type { Secrets } from "../secrets.ts";
import { findAccountNamed, hasPeople } from "./demo.store.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { beginHistory, type HomeAddress, isHistoryOpen, replayHistory } from "./replay-history.ts";

export type DemoLoad = {
  db: Connection;
  app: App;
  secrets: Secrets;
  publicUrl: string;
  now: () => Date;
  log: (line: string) => void;
};

/** When the demo accounts were made, before their first action. */
const MEMBER_DAYS = 100;

/** The account's id. */
async function addPerson({ app, db, now }: DemoLoad, person: DemoPerson): Promise<string> {
  const { role, addresses: _addresses, ...rest } = person;
  const known = await findAccountNamed(db, person.userName);
  if (known !== undefined) return known;
  const createdAt = new Date(now().getTime() - MEMBER_DAYS * 86_400_000);
  const account = await app.auth.createAccount({ ...rest, roles: [role], createdAt });
  return account.userId;
}

async function addHome({ db, now }: DemoLoad, userId: string): Promise<HomeAddress> {
  const [home] = people.user.addresses;
  if (home === undefined) throw new Error("the demo user has no address");
  const fields = { ...home, company: null, addressLine2: null, state: null };
  const [known] = await readAddresses(db, userId);
  const address = known ?? (await addAddress(db, userId, { fields, isDefault: true, at: now().toISOString() }));
  const vatRate = countryOf(address.countryCode)?.vatRate ?? 0;
  return { addressId: address.addressId, vatRate, snapshot: fields };
}

/** Whether people stand in the database whom nothing is to be added to: others than the demo's, or all of those. */
async function isPeopled({ db }: DemoLoad): Promise<boolean> {
  const userId = await findAccountNamed(db, people.user.userName);
  if (userId === undefined) return hasPeople(db);
  const operatorId = await findAccountNamed(db, people.admin.userName);
  return operatorId !== undefined && !(await isHistoryOpen(db, userId));
}

/**
 * Loads the demo shop: the catalogue where it is missing, people and their history only into a database without any.
 * Loading it again changes nothing, or goes on where a start that was killed stood.
 */
export async function loadDemo(load: DemoLoad): Promise<void> {
  await loadCatalogue(load.db, load.now());
  if (await isPeopled(load)) return;
  load.log("setting up the demo shop");
  const userId = await addPerson(load, people.user);
  const today = await beginHistory(load.db, userId, load.now());
  // The operator comes after the history has begun: without one, it is known to be unfinished.
  const operatorId = await addPerson(load, people.admin);
  const { boxVersions, mail } = load.app;
  const parts = { ...load, boxVersions, mail, today };
  await replayHistory(parts, { userId, operatorId }, await addHome(load, userId));
}
