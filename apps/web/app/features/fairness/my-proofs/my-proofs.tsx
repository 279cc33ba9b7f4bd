import { useCallback, useEffect, useRef, useState } from "react";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { useLocation } from "react-router";
import useSWR from "swr";
import { useQuery } from "../../../api/use-query.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { myProofs } from "../../../locales/en/fairness/my-proofs.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import type { StoredOpening } from "@trove/fairness/press";
import { Unable } from "../opening/unable.ts";
import { CheckFile } from "../verifier/check-file.tsx";
import { Comparison } from "./comparison.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./my-proofs.module.css";
import { OtherPeople } from "./other-people.tsx";
import { ProofRow } from "./proof-row.tsx";
import { StopList } from "./stop-list.tsx";
import { allProofs, askForRecord, readNewest } from "./read-proofs.ts";

const PAGE = 20;

/** Maximum number of boxes to load names from. In other browsers' records, further boxes have no name. */
const MOST_BOXES = 100;

function SaveAll() {
  const t = useTexts(myProofs);
  const [isSaved, setIsSaved] = useState(false);

  async function save(): Promise<void> {
    saveFile("my-proofs.json", await allProofs());
    setIsSaved(true);
  }

  return (
    <div className={styles["save"]}>
      <Button variant="outline" icon={<IconDownload size={18} stroke={1.6} />} onClick={() => void save()}>
        {t.saveAll}
      </Button>
      <p>{t.clearing}</p>
      <span role="status" className="visually-hidden">
        {isSaved ? t.saved : ""}
      </span>
    </div>
  );
}

/** Scrolls to the proofs once this part has loaded, because a link to them is opened before that. */
function useArrival() {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${section.current?.id}`) section.current?.scrollIntoView();
  }, [hash]);
  return section;
}

/** All data that this browser stores about the person's openings, and its comparison with the shop's present lists. */
export default function MyProofs() {
  const t = useTexts(myProofs);
  const { unable } = useTexts(fairness);
  const [count, setCount] = useState(PAGE);
  const { data, error, mutate } = useSWR<StoredOpening[], Error>(["my-proofs", count], () => readNewest(count));
  const { data: boxes } = useQuery("listLootboxes", { query: { pageNumber: 1, pageSize: MOST_BOXES } });
  const boxNames = new Map(boxes?.items.map(({ id, name }) => [id, name]));
  const renew = useCallback(() => void mutate(), [mutate]);
  useEffect(() => void askForRecord().then(renew, renew), [renew]);

  const section = useArrival();

  if (error !== undefined) {
    return <Alert kind="warning">{error instanceof Unable ? unable[error.why] : error.message}</Alert>;
  }
  return (
    <section
      id="my-proofs"
      ref={section}
      className={classes(layout["column-5"], styles["proofs"])}
      aria-labelledby="my-proofs-title"
    >
      <div>
        <h2 id="my-proofs-title">{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <Comparison onCompared={renew} />
      <OtherPeople />
      {data === undefined && <SkeletonRows count={4} height={64} />}
      {data?.length === 0 && (
        <EmptyState text={t.none} action={<ButtonLink to="/lootboxes">{t.noneAction}</ButtonLink>} />
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <ul className={styles["list"]}>
            {data.map((opening) => (
              <ProofRow key={opening.id} opening={opening} boxName={opening.boxName || boxNames.get(opening.boxId)} />
            ))}
          </ul>
          {data.length === count && (
            <div>
              <Button variant="quiet" onClick={() => setCount(count + PAGE)}>
                {t.more}
              </Button>
            </div>
          )}
          <StopList />
          <SaveAll />
        </>
      )}
      <section className={classes(layout["column-3"], styles["check"])} aria-labelledby="check-file">
        <div>
          <h3 id="check-file">{t.check.title}</h3>
          <p>{t.check.lead}</p>
        </div>
        <CheckFile />
      </section>
    </section>
  );
}
