// Counts the places of each concept in the code, and fails if a concept has more places than its budget allows.
import { fileURLToPath } from "node:url";
import { readSources } from "./arrows/source-files.ts";
import { concepts, countPlaces } from "./concepts/count-places.ts";

const files = readSources(fileURLToPath(new URL("..", import.meta.url)));
for (const [name, concept] of Object.entries(concepts)) {
  const places = countPlaces(concept, files);
  const tooMany = places.length > concept.budget;
  // No place at all means that the concept was renamed and the check looks for the old name.
  if (tooMany || places.length === 0) process.exitCode = 1;
  console.log(`note: ${name} is in ${places.length} places, of ${concept.budget} allowed`);
  if (tooMany) for (const [place, count] of places) console.log(`  ${place}: ${count} files`);
}
