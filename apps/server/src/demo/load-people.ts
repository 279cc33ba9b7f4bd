import { type DemoPerson, people } from "@trove/demo/people";
import type { App } from "../platform.ts";
import type { Connection } from "../database/connection.ts";
import { addAddress, readAddresses } from "../features/addresses/index.ts";
import type { Secrets } from "../secrets.ts";
import { hasAccount, hasPeople } from "./demo.store.ts";
import { isHistoryOpen } from "./history-session.ts";
import type { HomeAddress } from "./load-history.ts";

export type DemoLoad = {
  db: Connection;
  /** Connects as the owner of the tables. */
  owner: Connection;
  app: App;
  secrets: Secrets;
  publicUrl: string;
  now: () => Date;
  log: (line: string) => void;
};

/** How many days ago the demo accounts were created, which is before their first action. */
const MEMBER_DAYS = 100;

async function addPerson({ app, db, now }: DemoLoad, person: DemoPerson): Promise<void> {
  const { id: userId, role, addresses: _addresses, ...rest } = person;
  if (await hasAccount(db, userId)) return;
  const createdAt = new Date(now().getTime() - MEMBER_DAYS * 86_400_000);
  await app.auth.createAccount({ ...rest, userId, roles: [role], createdAt, isConfirmed: true });
}

async function addHome({ db, now }: DemoLoad): Promise<HomeAddress> {
  const { id: userId } = people.user;
  const [home] = people.user.addresses;
  if (home === undefined) throw new Error("the demo user has no address");
  const fields = { ...home, company: null, addressLine2: null, state: null };
  const [known] = await readAddresses(db, userId);
  const address = known ?? (await addAddress(db, userId, { fields, isDefault: true, at: now() }));
  return { addressId: address.addressId, snapshot: fields };
}

/**
 * Whether no people have to be added: either the database has people but not the demo's, or the demo's people and their
 * history are complete.
 */
async function isPeopled({ db }: DemoLoad): Promise<boolean> {
  if (!(await hasAccount(db, people.user.id))) return hasPeople(db);
  return (await hasAccount(db, people.admin.id)) && !(await isHistoryOpen(db));
}

/**
 * Loads the demo's people and their history, unless the database has other people. Repeating it changes nothing, or
 * resumes a load that was killed. The catalogue must be loaded.
 */
export async function loadPeople(load: DemoLoad): Promise<void> {
  await load.app.publicLog.terms.publish();
  if (await isPeopled(load)) return;
  load.log("setting up the demo shop");
  // Imported only here, because this module holds the whole catalogue in memory, which later starts don't need.
  const { beginHistory, loadHistory } = await import("./load-history.ts");
  await addPerson(load, people.user);
  const today = await beginHistory(load.db, load.now());
  // The operator is added after the history has begun, because a missing operator marks an unfinished load.
  await addPerson(load, people.admin);
  const { boxVersions, publicLog, mail, settings } = load.app;
  await loadHistory({ ...load, boxVersions, terms: publicLog.terms, mail, settings, today }, await addHome(load));
}
