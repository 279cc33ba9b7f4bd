/** The terms that a page expects when it requests an opening. The shop refuses the request if any of them differs. */
export type Terms = {
  readonly nonce: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly oddsHash: string;
};

const NAMES = ["nonce", "serverSeedHash", "clientSeed", "oddsHash"] as const satisfies readonly (keyof Terms)[];

/** The names of the terms that differ. If there are none, the request may be drawn. */
export function differingTerms(stated: Terms, current: Terms): (keyof Terms)[] {
  return NAMES.filter((name) => stated[name] !== current[name]);
}
