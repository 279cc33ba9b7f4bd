import { useEffect, useEffectEvent, useRef } from "react";
import { cutoutOf } from "@trove/contract/picture-sizes";
import { playEffect } from "../../../effects/effects.ts";
import { type Settled, VerdictBadge } from "../../fairness/index.tsx";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Drop, Turns, Win } from "../opening/opening-phase.ts";
import { shownWins } from "../result/shown-wins.ts";
import { StageLine } from "../stage/stage-line.tsx";
import { CardBack } from "./card-back.tsx";
import styles from "./card-hand.module.css";
import { motionOver, runCards } from "./run-cards.ts";
import { ToldCard, TurnedCard } from "./turned-card.tsx";

type Props = {
  drops: readonly Drop[];
  wins: readonly Win[];
  /** The cards that were turned; undefined as long as they rise. */
  turns: Turns | undefined;
  quick: boolean;
  /** Whether the person may end the motion and turn all cards at once, as the market says. */
  canSkip: boolean;
  /** The verdict on the opening, which has already ended. Undefined in the demo. */
  verdict: Settled["judgement"]["verdict"] | undefined;
  /** Called when the cards lie on the stage, and when the last one is turned. */
  onStopped: () => void;
  onTurn: (places: readonly number[]) => void;
};

const NO_TURNS: Turns = [];
/** The time between two cards of one press, as in the style sheet. */
const NEXT_CARD_MS = 80;

/** The next card that lies face down after this one, as a reader looks for it: forward first. */
function nextBack(hand: HTMLElement, after: number): HTMLElement | undefined {
  const backs = Array.from(hand.querySelectorAll<HTMLElement>("[data-back]"));
  return backs.find(({ dataset }) => Number(dataset["back"]) > after) ?? backs[0];
}

/**
 * Several opened boxes: cards in the order of the draw, which the person turns. The opening has ended before they rise.
 * Nothing on the page depends on a card before it is turned.
 */
export default function CardHand(props: Props) {
  const { drops, wins, turns = NO_TURNS, quick, canSkip, verdict, onStopped, onTurn } = props;
  const t = useTexts(opening).cards;
  const { stage } = useTexts(boxPage);
  const layer = useRef<HTMLDivElement>(null);
  const run = useRef<ReturnType<typeof runCards>>(undefined);
  const stopped = useEffectEvent(onStopped);
  const canTurn = props.turns !== undefined;
  const count = wins.length;
  const turned = turns.flat();
  const last = turned.at(-1) ?? -1;
  const isLast = turned.length === count;
  const shown = shownWins(wins, drops);
  const skip = useEffectEvent(() => (canTurn ? onTurn(wins.map((_, place) => place)) : run.current?.finish()));

  useEffect(() => {
    if (layer.current === null) return;
    const current = runCards({ layer: layer.current, quick, onStopped: () => stopped() });
    run.current = current;
    return () => current.cancel();
  }, [quick]);

  useEffect(() => {
    if (!canSkip || isLast) return;
    const skipOnEsc = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || (event.target instanceof Element && event.target.closest("dialog"))) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener("keydown", skipOnEsc);
    return () => document.removeEventListener("keydown", skipOnEsc);
  }, [canSkip, isLast]);

  // The pressed button is gone, and so is each card that was turned. The next card gets the focus.
  useEffect(() => {
    if (!canTurn || layer.current === null || document.activeElement !== document.body) return;
    nextBack(layer.current, last)?.focus({ preventScroll: true });
  }, [canTurn, last]);

  useEffect(() => {
    turns.at(-1)?.forEach((_, nth) => playEffect("card", nth * NEXT_CARD_MS));
  }, [turns]);

  useEffect(() => {
    if (!isLast || layer.current === null) return;
    let isGone = false;
    void motionOver(layer.current).then(() => (isGone ? undefined : stopped()));
    return () => {
      isGone = true;
    };
  }, [isLast]);

  return (
    <div ref={layer} className={styles["layer"]}>
      <div className={styles["head"]}>
        {verdict ? <VerdictBadge verdict={verdict} /> : <p className={styles["demo"]}>{stage.demo}</p>}
        <h2>{t.lead(count)}</h2>
      </div>
      <ol className={styles["hand"]} data-layer="rising" data-count={count}>
        {shown.map((win, place) => (
          <li key={win.id}>
            {turned.includes(place) ? (
              <TurnedCard win={win} place={place} turns={turns} />
            ) : (
              <CardBack place={place} count={count} canTurn={canTurn} onTurn={(one) => onTurn([one])} />
            )}
          </li>
        ))}
      </ol>
      <span hidden>
        {drops.map(({ itemId, item }) => (
          <img key={itemId} src={cutoutOf(item.imageUrl)} alt="" />
        ))}
      </span>
      <StageLine>{stage.open}</StageLine>
      {verdict && (
        <StageLine>
          <VerdictBadge verdict={verdict} />
        </StageLine>
      )}
      {turned.map((place) => (
        <ToldCard key={place} win={shown[place]} place={place} count={count} />
      ))}
    </div>
  );
}
