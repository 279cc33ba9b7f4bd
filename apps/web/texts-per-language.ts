import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Plugin, build } from "vite";
import { offeredLanguages } from "@trove/contract/languages";

const root = fileURLToPath(new URL(".", import.meta.url));
const locales = `${root}app/locales`;

/**
 * Matches the import of a module of English texts. Pages import these, and so do modules next to the language folders.
 */
const TEXTS = /(?:\/locales|^\.)\/en\/(.+)\.ts$/;

/** Matches the import of a module with the headings of a list's columns, which has all languages. */
const HEADINGS = /\/locales\/(columns\/.+)\.ts$/;

type Headings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The server's map of the texts in the browser: the folder of each language, and the files of texts that each script
 * imports.
 */
export type BuiltTexts = { folders: Partial<Record<string, string>>; imports: Partial<Record<string, string[]>> };

const MODULE = "virtual:built-texts";

/** The file for code that a language's modules share, such as its grammar. */
const FOR_EVERY = "every";

/** The modules that every page needs are combined in one file. Every other module has its own file. */
const files: Readonly<Record<string, readonly string[]>> = {
  shell: ["controls", "punctuation", "shell", "status", "tiers"],
};

const fileOf = (name: string) => Object.keys(files).find((file) => files[file]?.includes(name)) ?? name;

function namesOf(folder: string): string[] {
  const paths = globSync("**/*.ts", { cwd: `${locales}/${folder}` });
  return paths.map((path) => path.replaceAll("\\", "/").replace(/\.ts$/, ""));
}

/** The code of a module of headings with the texts of one language. */
export async function headingsIn(language: string, name: string): Promise<string> {
  const module = (await import(pathToFileURL(`${locales}/${name}.ts`).href)) as Readonly<Record<string, Headings>>;
  return Object.entries(module)
    .map(([exported, texts]) => {
      const own = Object.entries(texts).map(([key, { [language]: text }]) => [key, { [language]: text }]);
      return `export const ${exported} = ${JSON.stringify(Object.fromEntries(own))};`;
    })
    .join("\n");
}

/**
 * The path of a module in a language. It is the English module if there is no translation yet, as for a page under
 * development.
 */
function pathIn(language: string, name: string): string {
  const path = `${locales}/${language}/${name}.ts`;
  return existsSync(path) ? path : `${locales}/en/${name}.ts`;
}

/** Builds the files of one language. Returns their contents by file name. */
async function buildLanguage(language: string): Promise<Map<string, string>> {
  const names = namesOf("en");
  const withHeadings = namesOf("columns").map((name) => `columns/${name}`);
  const paths = new Set(names.map((name) => pathIn(language, name)));
  const isForEvery = (id: string) => id.startsWith(locales) && (!paths.has(id) || id.endsWith("/grammar.ts"));
  const modulesOf = (file: string) => names.filter((name) => fileOf(name) === file);
  const result = await build({
    configFile: false,
    logLevel: "warn",
    root,
    publicDir: false,
    plugins: [
      {
        name: "files-of-texts",
        resolveId: (id) => (id.startsWith("file:") ? `\0${id}` : null),
        load(id) {
          if (!id.startsWith("\0file:")) return null;
          const file = id.slice("\0file:".length);
          if (withHeadings.includes(file)) return headingsIn(language, file);
          return modulesOf(file)
            .map((name) => `export * from ${JSON.stringify(pathIn(language, name))};`)
            .join("\n");
        },
      },
    ],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          [...new Set(names.map(fileOf)), ...withHeadings].map((file) => [file, `file:${file}`]),
        ),
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          codeSplitting: { groups: [{ name: FOR_EVERY, test: isForEvery }] },
        },
      },
    },
  });
  if (!("output" in result)) throw new Error("the texts' build must have one result");
  return new Map(result.output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]));
}

/**
 * The code of a module that exports the texts of the page's language. Only for development, where all languages are
 * loaded.
 */
function chosenInBrowser(name: string): string {
  const exported = [
    ...readFileSync(`${locales}/en/${name}.ts`, "utf8").matchAll(/^export (?:const|function) (\w+|\{[^}]*\})/gm),
  ];
  const names = exported.flatMap(([, found = ""]) => found.match(/\w+/g) ?? []);
  return [
    `import { pageLanguage } from "/app/locales/page-language.ts";`,
    ...offeredLanguages.map((language) => `import * as ${language} from ${JSON.stringify(pathIn(language, name))};`),
    `const texts = { ${offeredLanguages.join(", ")} }[pageLanguage()];`,
    ...names.map((found) => `export const ${found} = texts.${found};`),
  ].join("\n");
}

/**
 * Gives browsers the texts of one language only. Pages import English texts, which the browser's scripts import as
 * `texts/NAME.js`. An import map in the page maps `texts/` to the language's folder, whose name contains the hash of
 * its contents.
 */
export function textsPerLanguage(): Plugin {
  const built: BuiltTexts = { folders: {}, imports: {} };
  let isBuild = false;
  return {
    name: "texts-per-language",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    resolveId: {
      filter: { id: [TEXTS, HEADINGS, /^virtual:built-texts$/] },
      handler(source, importer = "") {
        if (source === MODULE) return `\0${MODULE}`;
        const name = TEXTS.exec(source)?.[1];
        const isBrowser = this.environment.config.consumer === "client";
        const headings = HEADINGS.exec(source)?.[1];
        if (isBuild && isBrowser && headings !== undefined) return { id: `texts/${headings}.js`, external: true };
        if (name === undefined || !isBrowser || importer.includes("\0texts:")) return null;
        return isBuild ? { id: `texts/${fileOf(name)}.js`, external: true } : `\0texts:${name}`;
      },
    },
    load: {
      filter: { id: /^\0(texts:|virtual:built-texts$)/ },
      handler: (id) =>
        id === `\0${MODULE}` ? `export default ${JSON.stringify(built)}` : chosenInBrowser(id.slice("\0texts:".length)),
    },
    async generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== "client") return;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const texts = chunk.imports
          .filter((path) => path.startsWith("texts/"))
          .map((path) => path.slice("texts/".length));
        if (texts.length > 0) built.imports[`/${chunk.fileName}`] = [`${FOR_EVERY}.js`, ...texts];
      }
      for (const language of offeredLanguages) {
        const texts = await buildLanguage(language);
        const hash = createHash("sha256")
          .update(JSON.stringify([...texts]))
          .digest("hex")
          .slice(0, 8);
        const folder = `assets/texts/${language}-${hash}`;
        for (const [name, source] of texts) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source });
        built.folders[language] = `/${folder}/`;
      }
    },
  };
}
