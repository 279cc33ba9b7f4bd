/** Settings that prevent the start. The message has a line for each problem, which names its variable. */
export class EnvironmentError extends Error {}

/** Throws one EnvironmentError with the problems that the checks throw, except those that `isLeftOut` names. */
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
 * The text that a program prints about the error that ended it: the message if settings caused it, otherwise the stack.
 */
export function failureText(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
