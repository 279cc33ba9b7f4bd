import { IconPlayerPlay, IconVolume, IconVolumeOff } from "../../../ui/icons/first-icons.ts";
import { armEffects } from "../../../effects/effects.ts";
import { changeEffects, useEffectsChoice } from "../../../effects/effects-choice.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import type { PlayRules } from "../../protection/index.tsx";
import styles from "./open-bar.module.css";

export type OpenChoice = { quantity: number; quick: boolean };

type Props = {
  choice: OpenChoice;
  rules: PlayRules;
  onChoice: (choice: OpenChoice) => void;
  /** True while boxes are being opened. Nothing can be changed then. */
  disabled: boolean;
  /** Called when somebody moves the pointer or focus to the demo's button. */
  onDemoIntent: () => void;
  onDemo: () => void;
};

const COUNTS = [1, 2, 3, 4, 5];

/** The choice of quantity and speed, as the market allows them, a switch for sound, and a button for the demo. */
export function OpenBar({ choice, rules, onChoice, disabled, onDemoIntent, onDemo }: Props) {
  const t = useTexts(boxPage).bar;
  const { quantity, quick } = choice;
  const { sound } = useEffectsChoice();
  return (
    <div className={styles["controls"]}>
      {rules.maxOpenCount > 1 && (
        <fieldset className={styles["count"]} disabled={disabled}>
          <legend className="visually-hidden">{t.count}</legend>
          {COUNTS.filter((count) => count <= rules.maxOpenCount).map((count) => (
            <label key={count}>
              <input
                type="radio"
                name="count"
                value={count}
                checked={count === quantity}
                aria-label={t.countOf(count)}
                onChange={() => onChoice({ ...choice, quantity: count })}
              />
              <span aria-hidden="true">{count}</span>
            </label>
          ))}
        </fieldset>
      )}
      {rules.quick && (
        <div className={styles["quick"]}>
          <SwitchField
            label={t.quick}
            checked={quick}
            disabled={disabled}
            onChange={(next) => onChoice({ ...choice, quick: next })}
          />
        </div>
      )}
      <IconButton
        label={t.sound}
        aria-pressed={sound}
        onClick={() => {
          changeEffects({ sound: !sound });
          void armEffects();
        }}
      >
        {sound ? <IconVolume size={20} stroke={1.6} /> : <IconVolumeOff size={20} stroke={1.6} />}
      </IconButton>
      <Button
        variant="quiet"
        icon={<IconPlayerPlay size={18} stroke={1.6} />}
        className={styles["demo"]}
        disabled={disabled}
        onPointerOver={onDemoIntent}
        onFocus={onDemoIntent}
        onClick={onDemo}
      >
        {t.demo}
      </Button>
    </div>
  );
}
