import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { languages, offeredLanguages } from "@trove/contract/languages";
import { defineConfig } from "vite";
import { checkedSheets } from "./on-record/checked-sheets.ts";
import { chunkGraph } from "./on-record/chunk-graph.ts";
import { cssLayers } from "./css-layers.ts";
import { signedInPagesInBrowserOnly } from "./signed-in-pages-in-browser-only.ts";
import { textsPerLanguage } from "./texts-per-language.ts";

/** A pattern that matches modules by the end of their path, without the extension. */
const modules = (...paths: string[]) => new RegExp(`/(${paths.join("|")})\\.(tsx?|mjs|css)$`);

/**
 * Modules that the same pages need are combined in one chunk with their imports. All others are split by page. Many
 * small files would be larger in total: each is compressed separately, and named in the list of routes that every page
 * loads.
 */
const groups = [
  { name: "core", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: "shell",
    test: modules(
      "app/root",
      "app/shell/app-effects",
      "app/layout/frames/page-frame",
      "app/routes/public-route",
      "app/ui/(price|overlay/toasts|(layout|letters)\\.module)",
      "app/api/is-id",
      "money/src/(arithmetic|euros|format|parse)",
    ),
  },
  {
    name: "catalogue",
    test: modules(
      "app/ui/(copy-button|form/switch-field|page/page-header)",
      "app/ui/media/(tier-badge|item-picture|box-scene)",
    ),
  },
  // Before the groups whose modules show these icons, which would take them along.
  { name: "icons", test: modules("app/ui/icons/shop-icons") },
  // A group of its own, because the dashboard's lists need it too.
  {
    name: "list-controls",
    test: modules("app/listing/(search-box|sort-select)", "app/ui/page/pager"),
  },
  { name: "listing", test: modules("app/listing/(filter-bar|price-range|results|chosen)") },
  // Style sheets with a group of their own, so that pages don't load the group of another part for them.
  { name: "dialog-look", test: modules("app/ui/overlay/dialog\\.module") },
  { name: "table-look", test: modules("app/ui/table\\.module") },
  { name: "choices-look", test: modules("app/ui/form/choices\\.module") },
  { name: "stepper", test: modules("app/ui/form/stepper") },
  { name: "field", test: modules("app/ui/form/field") },
  {
    name: "forms",
    test: modules(
      "app/api/call",
      "app/forms/(use-form|rule-text)",
      "app/shell/use-logout",
      "app/ui/(feedback/alert|form/checkbox-field)",
    ),
  },
  { name: "schemas", test: modules("app/storage/schemas") },
  // Without dates, which the notice that the page is offline needs on every page.
  {
    name: "person",
    test: modules("app/api/(use-query|balance|intent)", "app/ui/(feedback/error-state|overlay/dialog)"),
  },
  {
    name: "settings",
    test: modules(
      "app/shell/settings/(settings-store|stored-settings|browser-bar)",
      "app/layout/language/language-choices",
    ),
  },
  // Before the drawers, which would take it along. A box page needs it without them.
  { name: "effects", test: modules("app/effects/(effects|effects-choice)") },
  { name: "drawer", test: modules("app/ui/overlay/drawer") },
  { name: "drawers", test: modules("app/layout/drawers/(account|mobile|settings|shop-settings)-drawer") },
];

/** A translation has one file, which the server loads with the first page in its language. */
const serverGroups = offeredLanguages.map((language) => ({
  name: `texts-${language}`,
  test: new RegExp(`/app/locales/${language}/`),
}));

/**
 * Replaces NODE_ENV at build time. Otherwise the server build would read it at run time, and therefore contain
 * React's development build too.
 */
const production = { "process.env.NODE_ENV": JSON.stringify("production") };

/** The languages whose texts of React Aria are built in. */
const locales = offeredLanguages.flatMap((language) => languages[language].controls ?? []);

export default defineConfig(({ command }) => ({
  plugins: [
    cssLayers(),
    textsPerLanguage(),
    signedInPagesInBrowserOnly(),
    optimizeLocales.vite({ locales }),
    reactRouter(),
    checkedSheets(),
    chunkGraph(),
  ],
  // Listed here, because Vite finds these modules only when a page first requests them, and would then reload the page.
  optimizeDeps: { include: ["swr", "nprogress"] },
  build: { assetsInlineLimit: 0, reportCompressedSize: false, target: "es2023" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, charset: "ascii" } } } },
    // Self-contained files start faster. As ASCII, they need one byte per character in memory. The lists of common
    // passwords are left out, because nothing that the server renders needs them.
    ssr:
      command === "build"
        ? {
            define: production,
            resolve: { noExternal: true },
            build: {
              minify: true,
              rolldownOptions: {
                external: ["@trove/contract/password-strength"],
                output: { charset: "ascii", codeSplitting: { groups: serverGroups } },
              },
            },
          }
        : {},
  },
}));
