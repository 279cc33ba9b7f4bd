import { countryOf } from "@trove/contract";
import { type DemoPerson, people } from "@trove/demo";
import type { App } from "../app.ts";
import type { Connection } from "../database/connection.ts";
import { addAddress } from "../features/addresses/index.ts";
import type { Secrets } from "../secrets.ts";
import { hasPeople } from "./demo.store.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { type HomeAddress, replayHistory } from "./replay-history.ts";

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

async function addPerson({ app, now }: DemoLoad, person: DemoPerson): Promise<string> {
  const { role, addresses: _addresses, ...rest } = person;
  const createdAt = new Date(now().getTime() - MEMBER_DAYS * 86_400_000);
  const account = await app.auth.createAccount({ ...rest, roles: [role], createdAt });
  return account.userId;
}

async function addHome({ db, now }: DemoLoad, userId: string): Promise<HomeAddress> {
  const [home] = people.user.addresses;
  if (home === undefined) throw new Error("the demo user has no address");
  const fields = { ...home, company: null, addressLine2: null, state: null };
  const address = await addAddress(db, userId, { fields, isDefault: true, at: now().toISOString() });
  const vatRate = countryOf(address.countryCode)?.vatRate ?? 0;
  return { addressId: address.addressId, vatRate, snapshot: fields };
}

/**
 * Loads the demo shop: the catalogue where it is missing, people and their history only into a database without any.
 * Loading it again changes nothing.
 */
export async function loadDemo(load: DemoLoad): Promise<void> {
  await loadCatalogue(load.db, load.now());
  if (await hasPeople(load.db)) return;
  load.log("setting up the demo shop");
  const userId = await addPerson(load, people.user);
  const operatorId = await addPerson(load, people.admin);
  const { boxVersions, mail } = load.app;
  await replayHistory({ ...load, boxVersions, mail }, { userId, operatorId }, await addHome(load, userId));
}
