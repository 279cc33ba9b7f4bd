/** A setting that prevents the start. The message is one line that names the variable. */
export class EnvironmentError extends Error {}

/**
 * What a program prints about the error that ended it: only the message if a setting caused it, otherwise the stack.
 */
export function failureText(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
