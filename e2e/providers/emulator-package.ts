import { createRequire } from "node:module";

/** Loads a module of the emulators' packages, which `npm run test:providers` installs beside the workspaces. */
export const requireEmulator: (name: string) => unknown = createRequire(
  new URL("../../emulators/package.json", import.meta.url),
);
