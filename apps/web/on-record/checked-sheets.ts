import type { Plugin } from "vite";

const BEFORE = "link.href = dep.href;";
const FOUND = `JSON.parse(document.querySelector("script[type=importmap]").textContent).integrity[dep.pathname]`;

/**
 * Gives integrity to the style sheets that Vite loads with a part of a page. Scripts have theirs from the import map.
 * Throws if Vite's code has changed.
 */
export function checkedSheets(): Plugin {
  return {
    name: "checked-sheets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (code.split(BEFORE).length !== 2) throw new Error("Vite's way to load style sheets is not what this reads");
        return { code: code.replace(BEFORE, `if (isCss) link.integrity = ${FOUND}; ${BEFORE}`), map: null };
      },
    },
  };
}
