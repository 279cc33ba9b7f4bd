/** A source file as the checks see it; the path is relative to the repository and has forward slashes. */
export type SourceFile = { path: string; text: string };

/** One broken arrow: the rule, where, and what is wrong in a sentence that tells what to do instead. */
export type Finding = { rule: string; path: string; line: number; text: string };

export function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path) || path.split("/").includes("test");
}

/** Code that serves developers and not the shop. */
export function isTooling(path: string): boolean {
  return /^(tools|bench|e2e)\//.test(path) || !path.includes("/");
}
