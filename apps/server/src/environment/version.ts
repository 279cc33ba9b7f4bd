import manifest from "../../package.json" with { type: "json" };

/** The version of the last release. CHANGELOG.md says what each changed. */
export const VERSION: string = manifest.version;
