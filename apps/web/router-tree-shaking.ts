import type { Plugin } from "vite";

/**
 * Lets the bundler drop React Router's components that the app doesn't use. They are made by calls and named by
 * assignments. A bundler keeps both, unless it knows that they have no side effects.
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
