import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import action from "../box/open-action.module.css";
import type { Turns } from "../opening/opening-phase.ts";

type Props = {
  turns: Turns;
  count: number;
  /** Whether all cards may be turned by one press, as the market says. */
  canTurnAll: boolean;
  onTurn: (places: readonly number[]) => void;
};

/** Stands in place of the button that opens boxes, while cards lie face down. It has the same size. */
export default function TurnAction({ turns, count, canTurnAll, onTurn }: Props) {
  const t = useTexts(opening).cards;
  const turned = turns.flat().length;
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={action["action"]}>
      <Button size="large" wide disabled={!canTurnAll || turned === count} onClick={() => onTurn(places)}>
        {canTurnAll ? t.turnAll : t.turnEach}
      </Button>
      <p className={action["hint"]}>{t.turned(turned, count)}</p>
    </div>
  );
}
