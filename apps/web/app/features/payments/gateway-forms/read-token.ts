/** The current value of a design token in theme/tokens.css, for forms in frames of a vendor. */
export function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** System fonts, because the fields are in the vendor's frames, which don't have the shop's fonts. */
export const FRAME_FONT = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif';
