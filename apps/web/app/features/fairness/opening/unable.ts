/**
 * - `NoTls`: the page came without HTTPS, so the browser lends it no cryptography.
 * - `NoEd25519`: the browser is too old to sign and to verify.
 * - `NoStorage`: the browser doesn't let the page keep anything, as some do in private windows.
 * - `NoRoom`: twenty other browsers may open boxes for this person.
 */
export type Inability = "NoTls" | "NoEd25519" | "NoStorage" | "NoRoom";

/** This browser can't open boxes provably. Nothing was revealed. */
export class Unable extends Error {
  override readonly name = "Unable";
  readonly why: Inability;

  constructor(why: Inability, options?: ErrorOptions) {
    super(`This browser can't open boxes provably: ${why}`, options);
    this.why = why;
  }
}
