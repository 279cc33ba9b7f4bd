/** Options for `chromium.launch` of playwright-core. */
export type Chromium = { executablePath: string; args: string[]; env: NodeJS.ProcessEnv };
