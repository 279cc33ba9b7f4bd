// Checks that comments and titles of tests are easy to read, by the rules in CONTRIBUTING.md, and that names use the
// words of docs/glossary.md in their meanings.
import { fileURLToPath } from "node:url";
import { readSources } from "./arrows/source-files.ts";
import { checkComments } from "./comments/check-comments.ts";
import { checkTitles } from "./comments/check-titles.ts";
import { checkWords } from "./comments/check-words.ts";
import { readComments } from "./comments/read-comments.ts";

const files = readSources(fileURLToPath(new URL("..", import.meta.url)));
let count = 0;
const findings = files.flatMap((file) => {
  const comments = readComments(file);
  count += comments.length;
  return [...checkComments(file, comments), ...checkTitles(file), ...checkWords(file)];
});
for (const { path, line, rule, text } of findings) console.error(`${path}:${line} [${rule}] ${text}`);
console.log(`${count} comments read, ${findings.length} to rewrite`);
// No comment at all means that the check itself is broken.
if (findings.length > 0 || count === 0) process.exitCode = 1;
