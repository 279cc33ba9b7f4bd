import { loadCatalogue } from "./load-catalogue.ts";
import { type DemoLoad, loadPeople } from "./load-people.ts";
import { registerPayments } from "./register-payments.ts";

/** Loads the demo shop: catalogue, people and their history. Loading it again changes nothing. */
export async function loadDemo(load: DemoLoad): Promise<void> {
  await loadCatalogue(load.db, load.now());
  await loadPeople(load);
  await registerPayments(load);
}
