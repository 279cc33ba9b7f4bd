/** Gives the frame that a browser or an installed shop puts around the page the page's own colour. */
export function matchThemeColor(): void {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", canvas);
}
