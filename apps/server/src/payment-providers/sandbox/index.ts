import type { ProviderDefinition } from "../provider-definition.ts";

/** The address of the gateway below the shop's origin. */
export const SANDBOX_GATEWAY = "/sandbox-gateway";

/** A gateway for test cards. It runs in the shop's process, but is called over HTTP like any other. */
export const sandbox = {
  settings: {},
  required: [],
  movesMoney: false,
  pages: { hosts: [], addsStyles: false },
  async open(_settings, parts) {
    const { openSandbox } = await import("./open.ts");
    return openSandbox(SANDBOX_GATEWAY, parts);
  },
} satisfies ProviderDefinition;
