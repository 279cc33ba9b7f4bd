// Counts the places over which each concept is spread, and fails where they are more than its budget.
import { fileURLToPath } from "node:url";
import { readSources } from "./arrows/source-files.ts";
import { concepts, countPlaces } from "./concepts/count-places.ts";

const files = readSources(fileURLToPath(new URL("..", import.meta.url)));
for (const [name, concept] of Object.entries(concepts)) {
  const places = countPlaces(concept, files);
  const tooMany = places.length > concept.budget;
  // No place at all means that the check looks for a name that is gone.
  if (tooMany || places.length === 0) process.exitCode = 1;
  console.log(`note: ${name} is in ${places.length} places, of ${concept.budget} allowed`);
  if (tooMany) for (const [place, count] of places) console.log(`  ${place}: ${count} files`);
}
