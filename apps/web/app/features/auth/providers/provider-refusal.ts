import type { providerPages } from "../../../locales/en/auth/provider-pages.ts";

/** Why an identity provider refused; the key of the text that says so. */
export type RefusalKind = keyof (typeof providerPages)["refusals"];

/** An expected "no" of the identity provider. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, text: string = kind, options?: ErrorOptions) {
    super(text, options);
    this.kind = kind;
  }
}
