/**
 * The layers of a closed box from back to front, each a fragment of the box's picture: the leaves of the open lid, the
 * inside, the walls, the walls with leaves that hang over them, the closed lid, and the light below it.
 */
export const BOX_LAYERS = ["leaves", "back", "walls", "front", "lid", "seam"] as const;

/**
 * The address of a box's picture with layers; undefined for uploaded pictures, which show a box as a whole. The query
 * tells it apart from the picture without layers that older releases had, which browsers keep for a day.
 */
export function layersOf(imageUrl: string): string | undefined {
  return /^\/pictures\/boxes\/[a-z0-9-]+\.svg$/.test(imageUrl) ? `${imageUrl}?layers` : undefined;
}
