/** A source file. The path is relative to the repository and uses forward slashes. */
export type SourceFile = { path: string; text: string };

/** One broken rule. `text` says what is wrong and what to do instead. */
export type Finding = { rule: string; path: string; line: number; text: string };

export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path) || path.split("/").includes("test");
}

/** True if the code serves developers and is not part of the shop. */
export function isTooling(path: string): boolean {
  return /^(tools|bench|e2e|apps\/web\/shown)\//.test(path) || !path.includes("/");
}
