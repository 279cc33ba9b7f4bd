/**
 * Wrong or missing settings, which prevent the start. The message has a line for each problem, which names its
 * variable.
 */
export class EnvironmentError extends Error {}

/**
 * Runs all checks. Throws one EnvironmentError with the problems that they threw, except those for which `isLeftOut` is
 * true.
 */
export function throwProblems(checks: readonly (() => void)[], isLeftOut = (_problem: string) => false): void {
  const problems = checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof EnvironmentError) return error.message.split("\n");
      throw error;
    }
  });
  const said = [...new Set(problems)].filter((problem) => !isLeftOut(problem));
  if (said.length > 0) throw new EnvironmentError(said.join("\n"));
}

/**
 * The text that a program prints about the error that ended it: the message of an EnvironmentError, otherwise the
 * stack.
 */
export function failureText(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
