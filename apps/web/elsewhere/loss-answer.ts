import {
  type KeptOpening,
  type LogAt,
  lossOf,
  type LostProof,
  type LostRecord,
  proveLoss,
  readableOffer,
  type UnansweredOpening,
  withLoss,
} from "@trove/fairness";
import { LogFault, recordsLog } from "@trove/fairness/log";
import { LOSS_TEXTS, type LossTexts, type TextLanguage } from "./loss-texts.ts";

type Asked = { readonly records: LogAt | undefined; readonly languages: readonly string[] };

/** Texts in the first of the reader's languages that there are texts in, otherwise in English. */
function textsFor(languages: readonly string[]): { readonly tag: string; readonly texts: LossTexts } {
  const all = new Map<string, LossTexts>(Object.entries(LOSS_TEXTS));
  for (const language of languages) {
    const tag = new Intl.Locale(language).language;
    const texts = all.get(tag);
    if (texts !== undefined) return { tag, texts };
  }
  return { tag: "en", texts: LOSS_TEXTS.en };
}

/** The leaves of this loss, if the log has them and they are of the nonce of this opening's offer. */
async function provenFor(lost: LostRecord, kept: UnansweredOpening, records: LogAt): Promise<LostProof | undefined> {
  const commitment = readableOffer(kept.offer.text)?.commitment ?? "";
  try {
    const proof = await proveLoss(lost, records);
    const [leaf, says] = [proof?.leaf, proof?.lostLeaf].map((text = "") =>
      recordsLog.readKnown(new TextEncoder().encode(text)),
    );
    return leaf && says && lossOf(leaf, says, commitment) && proof;
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}

/**
 * Judges a mirror's answer that says the shop has lost the record. It counts if the public log has both leaves;
 * otherwise it is only the mirror's word, which is no silence of the shop either.
 */
export async function lossAnswer(
  lost: LostRecord,
  kept: UnansweredOpening,
  { records, languages }: Asked,
): Promise<{ readonly text: string; readonly lang: TextLanguage; readonly answered?: KeptOpening }> {
  const { tag, texts } = textsFor(languages);
  const lang = { tag, dir: texts.dir };
  const proof = records && (await provenFor(lost, kept, records));
  if (proof === undefined) return { text: texts.unproven, lang };
  return { text: texts.proven(lost.logIndex, lost.lostIndex), lang, answered: withLoss(kept, proof) };
}
