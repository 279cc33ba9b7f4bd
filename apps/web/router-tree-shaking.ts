import type { Plugin } from "vite";

/**
 * Lets the bundler drop the components of React Router that the app doesn't use. They are made by calls, and named by
 * assignments, which a bundler must keep unless it is told that they have no effect of their own.
 */
export function routerTreeShaking(): Plugin {
  return {
    name: "router-tree-shaking",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm, "$1/* @__PURE__ */ $2")
          .replace(/^\w+\.displayName = ".*";$/gm, ""),
        map: null,
      }),
    },
  };
}
