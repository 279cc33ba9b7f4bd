/**
 * The layers of a closed box from back to front, each a fragment of the box's picture: the leaves of the open lid, the
 * inside, the walls, the walls with leaves that hang over them, the closed lid, and the light below it.
 */
export const BOX_LAYERS = ["leaves", "back", "walls", "front", "lid", "seam"] as const;

/** True if a box's picture has layers. Uploaded pictures show a box as a whole. */
export function hasLayers(imageUrl: string): boolean {
  return /^\/pictures\/boxes\/[a-z0-9-]+\.svg$/.test(imageUrl);
}
