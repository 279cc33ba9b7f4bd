/** Takes the place of `@trove/web/build-pages` in a built folder, which has the pages but not their sources. */
export async function ensurePagesBuilt(): Promise<void> {}
