let known: Readonly<Record<string, string>> | undefined;

/** The integrity of a script or style sheet, as the page's import map names it. Undefined if the page has no map. */
export function integrityOf(path: string): string | undefined {
  const text = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  known ??= (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
  return known[path];
}
