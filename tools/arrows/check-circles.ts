import type { Finding } from "./finding.ts";
import { isTest } from "./finding.ts";
import type { Script } from "./read-script.ts";

/**
 * Reports files that import each other in a circle, including type imports, because such files can only be read and
 * moved together. Tarjan's algorithm finds all circles in one pass.
 */
export function checkCircles(scripts: readonly Script[]): Finding[] {
  const targets = new Map(
    scripts
      .filter(({ path }) => !isTest(path))
      .map(({ path, imports }) => [path, imports.flatMap(({ path: target }) => target ?? [])]),
  );
  return circlesIn(targets).map((circle) => {
    const [path = ""] = circle;
    return { rule: "circles", path, line: 1, text: `these files import each other: ${circle.join(", ")}` };
  });
}

/** Finds the strongly connected components of more than one node. The nodes of each component are sorted. */
function circlesIn(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const places = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const low = (node: string) => lowest.get(node) ?? Infinity;

  function visit(node: string): void {
    const place = places.size;
    places.set(node, place);
    lowest.set(node, place);
    open.push(node);
    for (const next of targets.get(node) ?? []) {
      if (!targets.has(next)) continue;
      if (!places.has(next)) {
        visit(next);
        lowest.set(node, Math.min(low(node), low(next)));
      } else if (open.includes(next)) lowest.set(node, Math.min(low(node), places.get(next) ?? Infinity));
    }
    if (low(node) !== place) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1) circles.push(circle.toSorted());
  }

  for (const node of targets.keys()) if (!places.has(node)) visit(node);
  return circles;
}
