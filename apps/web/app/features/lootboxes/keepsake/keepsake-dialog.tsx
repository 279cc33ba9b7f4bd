import { languages } from "@trove/contract/languages";
import { cutoutOf } from "@trove/contract/picture-sizes";
import { formatEuros, sum, times } from "@trove/money";
import { use, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { fairness } from "../../../locales/en/fairness/fairness.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { openings } from "../../../locales/en/lootboxes/openings.ts";
import { watch } from "../../../locales/en/lootboxes/watch.ts";
import { tiers } from "../../../locales/en/tiers.ts";
import { listText } from "../../../locales/joined.ts";
import { pageLanguage } from "../../../locales/page-language.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { BrandContext } from "../../../ui/page/site.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { StagedBox } from "../box/box-stage.tsx";
import { shownWins } from "../result/shown-wins.ts";
import type { Unwatched, Watched } from "../watch/watched.ts";
import { drawKeepsake, HEIGHT, loadPictures, WIDTH } from "./draw-keepsake.ts";
import type { Keepsake } from "./keepsake.ts";
import styles from "./keepsake-dialog.module.css";

type Props = {
  /** Names the opening: its transaction id, or the token of its link. */
  id: string;
  box: StagedBox;
  openedAtUtc: string;
  /** The person's username; undefined if it can't be on the picture. */
  userName: string | undefined;
  read: () => Promise<Watched | Unwatched>;
  onClose: () => void;
};

/** Makes the texts of a picture from a judged opening. */
function useKeepsake({ box, openedAtUtc }: Pick<Props, "box" | "openedAtUtc">) {
  const shop = use(BrandContext);
  const t = useTexts(watch).keepsake;
  const { result } = useTexts(opening);
  const { contents } = useTexts(boxPage);
  const of = useTexts(openings);
  const { verdicts } = useTexts(fairness);
  const { names } = useTexts(tiers);
  return ({ outcome, logIndex }: Watched, by: string | undefined): Keepsake => {
    const wins = shownWins(outcome.wins, box.drops);
    const [first] = wins;
    const single = wins.length === 1 && first ? first : undefined;
    return {
      shop,
      boxName: outcome.boxName,
      hue: box.hue,
      by: by && t.by(by),
      dir: languages[pageLanguage()].dir,
      wins: wins.map(({ item, probability }) => ({
        picture: cutoutOf(item.imageUrl),
        name: item.name,
        tier: item.tier,
        tierName: names[item.tier],
        worth: formatEuros(item.marketPrice),
        chance: contents.chance(probability),
      })),
      facts: [
        [t.worth, formatEuros(sum(wins.map(({ item }) => item.marketPrice)))],
        [of.paid, formatEuros(times(outcome.price, wins.length))],
        ...(single ? [[result.chance, of.oddsOf(single.probability)] as const] : []),
        [result.ticket, listText(wins.map(({ ticket }) => result.ticketOf(ticket)))],
        [of.openedAt, dayText(openedAtUtc)],
        [of.proof, verdicts[outcome.judged]],
        [t.log, logIndex === null ? t.unlogged : t.entry(logIndex)],
      ],
    };
  };
}

/** Draws a picture of a past opening from its record, in this browser, and saves it. */
export default function KeepsakeDialog({ id, box, openedAtUtc, userName, read, onClose }: Props) {
  const texts = useTexts(watch);
  const t = texts.keepsake;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [showsName, setShowsName] = useState(false);
  const [drawn, setDrawn] = useState<string>();
  const toKeepsake = useKeepsake({ box, openedAtUtc });
  const { data, error } = useSWR<Watched | Unwatched, Error>(["keepsake", id], read, { revalidateOnFocus: false });
  const found = typeof data === "object" ? data : undefined;
  const isContested = found?.outcome.judged === "Contested";
  const why = error === undefined ? (typeof data === "string" ? data : undefined) : "Unknown";
  const keepsake = found && !isContested ? toKeepsake(found, showsName ? userName : undefined) : undefined;
  /** Says whether the picture on the canvas is the one that is wanted. */
  const text = keepsake && JSON.stringify(keepsake);

  useEffect(() => {
    if (text === undefined) return;
    let isGone = false;
    const draw = async (shown: Keepsake) => {
      const pictures = await loadPictures(shown);
      if (isGone || canvas.current === null) return;
      drawKeepsake(canvas.current, shown, pictures);
      setDrawn(text);
    };
    void draw(JSON.parse(text));
    return () => {
      isGone = true;
    };
  }, [text]);

  const save = () => canvas.current?.toBlob((blob) => blob && saveFile("opening.png", blob));

  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.close}
          </Button>
          <Button disabled={text === undefined || drawn !== text} onClick={save}>
            {t.save}
          </Button>
        </>
      }
    >
      <div className={styles["keepsake"]}>
        {data === undefined && error === undefined && <SkeletonRows count={1} height={400} />}
        {why && <Alert kind={why === "Differs" ? "bad" : "warning"}>{texts.unwatched[why]}</Alert>}
        {isContested && <Alert kind="warning">{t.contested}</Alert>}
        {keepsake && (
          <>
            <p>{t.lead}</p>
            <canvas
              ref={canvas}
              width={WIDTH}
              height={HEIGHT}
              role="img"
              aria-label={t.label(listText(keepsake.wins.map(({ name }) => name)), keepsake.boxName)}
            />
            {userName !== undefined && <SwitchField label={t.name} checked={showsName} onChange={setShowsName} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
