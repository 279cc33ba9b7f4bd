import { type ErrorCode, errors } from "@trove/contract";

export type RefusalContent = {
  /** One sentence for the person, more exact than the title. */
  detail?: string;
  /** Texts beside fields of the form, by field path. */
  errors?: Record<string, string[]>;
  /** Figures in wire form: money in euros. */
  params?: Record<string, unknown>;
  /** Seconds after which the same call may be tried again. */
  retryAfterSeconds?: number;
};

/** An expected "no", thrown by its code; http/ turns it into a problem object. Anything else thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly content: RefusalContent;
  /** The HTTP status, for parts of the server with an answer of their own to errors. */
  readonly statusCode: number;

  constructor(code: ErrorCode, content: RefusalContent = {}) {
    super(content.detail ?? errors[code].title);
    this.name = "Refusal";
    this.code = code;
    this.content = content;
    this.statusCode = errors[code].status;
  }
}
