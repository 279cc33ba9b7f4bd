/** A source file. The path is relative to the repository and has forward slashes. */
export type SourceFile = { path: string; text: string };

/** One broken arrow: the rule, the place, and a sentence that says what is wrong and what to do instead. */
export type Finding = { rule: string; path: string; line: number; text: string };

export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path) || path.split("/").includes("test");
}

/** Whether the code serves developers, not the shop. */
export function isTooling(path: string): boolean {
  return /^(tools|bench|e2e|apps\/web\/shown)\//.test(path) || !path.includes("/");
}
