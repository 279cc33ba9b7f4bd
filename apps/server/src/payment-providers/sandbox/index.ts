import type { ProviderDefinition } from "../provider-definition.ts";

/** The path of the gateway on the shop's origin. */
export const SANDBOX_GATEWAY = "/sandbox-gateway";

/** A gateway for test cards. It runs in the shop's process, but the shop calls it over HTTP like any other gateway. */
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
