const BROWSERS = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /(?:Firefox|FxiOS)\//],
  ["Chrome", /(?:Chrome|CriOS|Chromium)\//],
  ["Safari", /Safari\//],
] as const;

const SYSTEMS = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["ChromeOS", /CrOS/],
  ["Mac", /Macintosh|Mac OS X/],
  ["Linux", /Linux/],
] as const;

function firstOf(names: readonly (readonly [name: string, sign: RegExp])[], userAgent: string): string | undefined {
  return names.find(([, sign]) => sign.test(userAgent))?.[0];
}

/** Returns a readable name for a user agent, such as "Firefox on Windows". */
export function browserName(userAgent: string): string {
  const system = firstOf(SYSTEMS, userAgent);
  const browser = firstOf(BROWSERS, userAgent) ?? "Browser";
  return system === undefined ? browser : `${browser} on ${system}`;
}
