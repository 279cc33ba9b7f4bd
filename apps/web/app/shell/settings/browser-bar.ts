/** Sets the colour of the browser's own bar on phones to that of the page. */
export function paintBrowserBar(): void {
  const colour = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}
