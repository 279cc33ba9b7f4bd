import { IconVolume } from "../../ui/icons/first-icons.ts";
import { armEffects, canVibrate, isCalm, playEffect } from "../../effects/effects.ts";
import { LOUDEST, changeEffects, useEffectsChoice } from "../../effects/effects-choice.ts";
import { effects } from "../../locales/en/lootboxes/effects.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";
import letters from "../../ui/letters.module.css";
import styles from "./effects-fields.module.css";

/** Sound and vibration while boxes are opened. */
export function EffectsFields() {
  const t = useTexts(effects);
  const { sound, volume, haptics } = useEffectsChoice();
  return (
    <fieldset>
      <legend>{t.title}</legend>
      <SwitchField label={t.sound} checked={sound} onChange={(on) => changeEffects({ sound: on })} />
      {sound && (
        <div className={styles["loudness"]}>
          <label>
            {t.volume}
            <input
              type="range"
              min={0}
              max={LOUDEST}
              step={5}
              value={volume}
              onChange={({ currentTarget }) => changeEffects({ volume: Number(currentTarget.value) })}
            />
          </label>
          <Button
            variant="outline"
            size="small"
            icon={<IconVolume size={16} />}
            disabled={isCalm()}
            onClick={() => void armEffects().then(() => playEffect("Rare"))}
          >
            {t.listen}
          </Button>
        </div>
      )}
      {canVibrate() && (
        <SwitchField label={t.haptics} checked={haptics} onChange={(on) => changeEffects({ haptics: on })} />
      )}
      {isCalm() && <p className={letters["hint"]}>{t.calm}</p>}
    </fieldset>
  );
}
