/**
 * - `unavailable`: no response, or one without content, such as 404 or 503. Proves nothing.
 * - `malformed`: other bytes than requested, such as a proxy's error page. Proves nothing.
 * - `unsigned`: a checkpoint without a valid signature of the log. Proves nothing.
 * - `unwitnessed`: a checkpoint of the log that too few witnesses have signed.
 * - `mismatch`: tiles or entries that don't belong to the signed root.
 * - `fork`: two checkpoints, both signed by the log, where neither continues the other.
 */
export type LogFaultKind = "unavailable" | "malformed" | "unsigned" | "unwitnessed" | "mismatch" | "fork";

/** Thrown if a log can't be read or fails verification. */
export class LogFault extends Error {
  readonly kind: LogFaultKind;

  constructor(kind: LogFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "LogFault";
    this.kind = kind;
  }
}

/** Turns a parser's SyntaxError into a `malformed` fault. Other errors pass through. */
export function parsed<T>(name: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new LogFault("malformed", `${name}: ${error.message}`, { cause: error });
  }
}
