import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { cssLayers } from "./css-layers.ts";

/**
 * Code that every page needs is in two chunks, and code that item and box lists share in two more, each with what these
 * modules import; the rest is split by page. Many small files would be larger, since each is compressed separately.
 */
const groups = [
  { name: "core", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "shell", test: /\/app\/(layout\/frames\/page-frame|shell\/app-effects|ui\/overlay\/toasts|root)\.tsx$/ },
  {
    name: "catalogue",
    test: /\/app\/ui\/(price|media\/(tier-badge|item-picture|box-scene)|page\/page-header)\.tsx$|\/Icon(X|Chevron(Left|Right))\.mjs$/,
  },
  { name: "listing", test: /\/app\/listing\/(filter-bar|price-range|results|search-box|sort-select|chosen)\.tsx$/ },
];

/**
 * Replaced at build time. By default a server bundle checks NODE_ENV when it runs, and so contains React's development
 * build too.
 */
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

export default defineConfig(({ command }) => ({
  plugins: [cssLayers(), reactRouter()],
  // Vite's scan doesn't find these before a page first requests them, and then the page would have to reload.
  optimizeDeps: { include: ["@tabler/icons-react", "swr", "nprogress"] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, target: "es2023" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // One small, self-contained bundle starts faster.
    ssr:
      command === "build"
        ? {
            define: production,
            resolve: { noExternal: true },
            build: { minify: true, rolldownOptions: { output: { codeSplitting: false } } },
          }
        : {},
  },
}));
