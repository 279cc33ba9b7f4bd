/**
 * - `unavailable`: no response, or one that says nothing, such as 404 or 503. Proves nothing.
 * - `malformed`: bytes that are not what was asked for, such as a page of a proxy. Proves nothing.
 * - `unsigned`: a checkpoint without a valid signature of the log. Proves nothing.
 * - `unwitnessed`: a checkpoint of the log that too few witnesses have signed.
 * - `mismatch`: tiles or entries that don't belong to the signed root.
 * - `fork`: two checkpoints, both signed by the log, of which one does not continue the other.
 */
export type LogFaultKind = "unavailable" | "malformed" | "unsigned" | "unwitnessed" | "mismatch" | "fork";

/** Why a log could not be read or does not hold. */
export class LogFault extends Error {
  readonly kind: LogFaultKind;

  constructor(kind: LogFaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "LogFault";
    this.kind = kind;
  }
}

/** Turns the SyntaxError of a parser into a fault of the log. Other errors pass. */
export function parsed<T>(name: string, parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new LogFault("malformed", `${name}: ${error.message}`, { cause: error });
  }
}
