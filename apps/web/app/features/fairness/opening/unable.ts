/**
 * - `NoTls`: the page was loaded without HTTPS, so the browser offers no cryptography.
 * - `NoEd25519`: the browser is too old to sign and verify with Ed25519.
 * - `NoStorage`: the browser doesn't let the page store data; some private windows don't.
 * - `TooManyBrowsers`: twenty other browsers may already open boxes for this person.
 */
export type Inability = "NoTls" | "NoEd25519" | "NoStorage" | "TooManyBrowsers";

/** Thrown if this browser can't open boxes provably. Nothing was revealed. */
export class Unable extends Error {
  override readonly name = "Unable";
  readonly why: Inability;

  constructor(why: Inability, options?: ErrorOptions) {
    super(`This browser can't open boxes provably: ${why}`, options);
    this.why = why;
  }
}
