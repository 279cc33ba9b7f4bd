/** A setting that prevents the start. The message is one line that names the variable. */
export class EnvironmentError extends Error {}

/** What a command line says of the error that ended it: the message if settings caused it, otherwise the stack too. */
export function failureText(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}
