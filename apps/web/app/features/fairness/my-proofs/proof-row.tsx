import { useState } from "react";
import { IconChevronDown } from "../../../ui/icons/shop-icons.ts";
import { Link } from "react-router";
import useSWR from "swr";
import type { Judgement } from "@trove/fairness";
import { labelled, listText } from "../../../locales/joined.ts";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { watch } from "../../../locales/en/lootboxes/watch.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Question } from "../ends/question.tsx";
import { judgeStored } from "../history/judge-stored.ts";
import type { StoredOpening } from "@trove/fairness/press";
import { withLogged } from "../logs/with-logged.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { Proof } from "../proof/proof.tsx";
import { VerdictBadge } from "../proof/verdict-badge.tsx";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import styles from "./my-proofs.module.css";

type Texts = Translated<typeof myProofs>;

/** Describes the real or hypothetical content of the opening in words. */
function storyOf(t: Texts, opening: StoredOpening, { record, draws, ours }: Judgement): string {
  const names = (list: Judgement["draws"]) => listText((list ?? []).map(({ drop }) => drop.name));
  if (opening.kind === "Refused") return t.refused;
  if (opening.kind === "Revealed" && opening.ending === undefined) {
    if (opening.lost !== undefined) return labelled(t.lostRecord, names(draws));
    return opening.verdict === "Breach" ? t.noRecord : t.open;
  }
  if (ours !== undefined) return labelled(t.elsewhere, names(ours));
  if (record === undefined || draws === undefined) return t.unreadable;
  return record.kind === "Void" ? labelled(t.voided, names(draws)) : names(draws);
}

/** One opening: number, box, contents and verdict. Can be expanded to show its proof. */
export function ProofRow({ opening, boxName }: { opening: StoredOpening; boxName: string | undefined }) {
  const t = useTexts(myProofs);
  const { again } = useTexts(watch);
  const [isOpen, setIsOpen] = useState(false);
  const { data, mutate } = useSWR<Judgement, Error>(["proof", opening.id, opening.logged], async () =>
    withLogged(await judgeStored(opening, await realBrowserParts()), opening),
  );
  const time = data?.record?.time ?? data?.offer?.time;
  // A breach found by a later comparison stays, even if this record is valid by itself.
  const verdict = opening.verdict === "Breach" ? "Breach" : (data?.verdict ?? opening.verdict);
  const charged = data?.record?.kind === "Receipt" ? data.record.transactionIds[0] : undefined;
  return (
    <li className={styles["row"]} data-verdict={verdict}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span className={classes(letters["hint"], letters["numbers"], styles["number"])}>
          {t.number(opening.nonce)}
        </span>
        <span className={styles["what"]}>
          <strong>
            <bdi>{boxName ?? t.unknownBox}</bdi>
            {opening.kind === "Listed" && <small> {t.another}</small>}
          </strong>
          <span>{data ? storyOf(t, opening, data) : " "}</span>
        </span>
        {time !== undefined && <time dateTime={time}>{dateTimeText(time)}</time>}
        <span className={styles["verdict"]}>
          <VerdictBadge verdict={verdict} />
        </span>
        <IconChevronDown size={18} stroke={1.8} aria-hidden="true" className={styles["chevron"]} />
      </button>
      {isOpen && data && (
        <div className={styles["details"]}>
          <Question
            opening={opening}
            judgement={data}
            onJudged={(judged) => void mutate(judged, { revalidate: false })}
          />
          {charged !== undefined && <Link to={`/openings/${charged}`}>{again}</Link>}
          <Proof judgement={data} opening={opening} isOpen />
        </div>
      )}
    </li>
  );
}
