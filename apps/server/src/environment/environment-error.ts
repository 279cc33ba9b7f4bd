/** A setting that prevents the start. The message is one line that names the variable. */
export class EnvironmentError extends Error {}
