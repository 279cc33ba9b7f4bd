/** The manifest of the build, which the terms log names by its hash (docs/public-logs.md). */
export const MANIFEST_FILE = "code-manifest.json";

/**
 * The header that makes browsers refuse scripts without integrity. Style sheets are not in it, because React Router
 * links them for a moment without integrity before the page links them with it.
 */
export const INTEGRITY_POLICY = "blocked-destinations=(script)";
