import { middle, outline, towards } from "./projection.ts";
import type { Camera, Point } from "./projection.ts";

/**
 * Draws the flat leaves of a lid like cut stones, with a plain centre and slanted sides. The first and the last side
 * are bright, the others dark.
 */
export function cutStones(camera: Camera, leaves: readonly (readonly Point[])[], fill: string, edge: string): string {
  if (leaves.length === 0) return "";
  const bodies = leaves.map((points) => outline(camera, points));
  const lit: string[] = [];
  const shaded: string[] = [];
  for (const points of leaves) {
    const centre = middle(points);
    const inner = points.map((point) => towards(point, centre, 0.34));
    for (const [index, point] of points.entries()) {
      const next = (index + 1) % points.length;
      const corners = [point, points[next] ?? point, inner[next] ?? point, inner[index] ?? point];
      (index === 0 || next === 0 ? lit : shaded).push(outline(camera, corners, 1));
    }
  }
  return [
    `<path fill="${fill}" stroke="${edge}" stroke-width="3" d="${bodies.join("")}"/>`,
    `<path fill="#fff" opacity=".16" d="${lit.join("")}"/><path opacity=".12" d="${shaded.join("")}"/>`,
  ].join("");
}
