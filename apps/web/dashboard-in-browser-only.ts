import type { Plugin } from "vite";

/**
 * Leaves the dashboard's pages out of the server's bundle. The server doesn't know who is signed in and never shows
 * them, but would parse and keep in memory what they import: tables, charts, forms.
 */
export function dashboardInBrowserOnly(): Plugin {
  return {
    name: "dashboard-in-browser-only",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    load: {
      filter: { id: /\/app\/features\/admin\/.*-page\.tsx$/ },
      handler: () => ({ code: "export default () => null;", map: null }),
    },
  };
}
