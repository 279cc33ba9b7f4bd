import type { providerPages } from "../../../locales/en/auth/provider-pages.ts";

/** The reason for an identity provider's refusal; also the key of its text. */
export type RefusalKind = keyof (typeof providerPages)["refusals"];

/** An expected error of the identity provider. */
export class ProviderRefusal extends Error {
  override readonly name = "ProviderRefusal";
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, text: string = kind, options?: ErrorOptions) {
    super(text, options);
    this.kind = kind;
  }
}
