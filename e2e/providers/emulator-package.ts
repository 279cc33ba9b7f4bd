import { createRequire } from "node:module";

/** Loads a module of the emulators' packages, which only `npm run test:providers` installs, in emulators/. */
export const requireEmulator: (name: string) => unknown = createRequire(
  new URL("../../emulators/package.json", import.meta.url),
);
