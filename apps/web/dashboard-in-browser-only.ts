import type { Plugin } from "vite";

/**
 * Leaves the dashboard's pages out of the server build. The server never renders them, because it doesn't know who
 * is signed in. But it would parse their imports and keep them in memory: tables, charts, forms.
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
