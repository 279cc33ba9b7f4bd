import type { MailKind, PayloadOf } from "../kinds.ts";
import type { MailDraft, Sender } from "../mail-draft.ts";
import type { ConfirmedName } from "../recipient.ts";

export type Texts = { [Kind in MailKind]: (payload: PayloadOf<Kind>, sender: Sender) => MailDraft };

/**
 * The texts of one language for each kind of mail. Only the greeting, which is the first paragraph, contains the
 * person's name. `colon` separates a label from its value.
 */
export type Catalogue = Texts & { greeting: (name: ConfirmedName | null) => string; colon: string };
