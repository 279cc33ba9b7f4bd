import { type ErrorCode, errors } from "@trove/contract";

export type RefusalContent = {
  /** One sentence for the person, more specific than the error code's title. */
  detail?: string;
  /** Messages for form fields, by field path. */
  errors?: Record<string, string[]>;
  /** Values in wire form: money is in euros. */
  params?: Record<string, unknown>;
  /** Seconds after which the same call may be retried. */
  retryAfterSeconds?: number;
};

/**
 * An expected "no" with a code of the error catalogue. `http/` responds with it as a problem object. Any other thrown
 * error is a bug.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly content: RefusalContent;
  /** The HTTP status, for parts of the server that build their own error responses. */
  readonly statusCode: number;

  /** `options.cause` is logged when the refusal is sent. */
  constructor(code: ErrorCode, content: RefusalContent = {}, options?: ErrorOptions) {
    super(content.detail ?? errors[code].title, options);
    this.name = "Refusal";
    this.code = code;
    this.content = content;
    this.statusCode = errors[code].status;
  }
}
