import { keepTerms } from "./terms.ts";

/** Reads the terms again, because the shop has refused a price or an address by newer ones. */
export async function refreshTerms(): Promise<void> {
  const { readTerms } = await import("./read-terms.ts");
  await readTerms().then(keepTerms, () => {});
}
