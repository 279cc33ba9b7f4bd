/** What a page believes to hold when it asks for an opening; the request is refused when any of it differs. */
export type Terms = {
  readonly nonce: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly oddsHash: string;
};

const NAMES = ["nonce", "serverSeedHash", "clientSeed", "oddsHash"] as const satisfies readonly (keyof Terms)[];

/** The names of the terms that are not the same on both sides; none means that the request may be drawn. */
export function differingTerms(stated: Terms, current: Terms): (keyof Terms)[] {
  return NAMES.filter((name) => stated[name] !== current[name]);
}
