import { IconTrash } from "../../../../ui/icons/shop-icons.ts";
import { IconStar, IconUpload } from "../../../../ui/icons/dashboard-icons.ts";
import { PICTURE_TYPES } from "@trove/contract/constants";
import { useEffect, useId, useRef } from "react";
import { catalogue } from "../../../../locales/en/items/operators.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { IconButton } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/form/field-error.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { sourceSet } from "../../../../ui/media/source-set.ts";
import { englishField, FileZone } from "../../../operators/index.ts";
import type { ItemPicture } from "./item-pictures.ts";
import letters from "../../../../ui/letters.module.css";
import styles from "./pictures-field.module.css";
import { usePictureUploads } from "./use-picture-uploads.ts";

const MOST = 11;

type Props = {
  value: readonly ItemPicture[];
  error: string | undefined;
  onChange: (value: readonly ItemPicture[]) => void;
  /** True if the field holds at most one picture, without alt text. A new picture replaces the old one. */
  isSingle?: boolean;
};

/** A field for an item's pictures: upload by dragging or with a button, and an alt text for each. */
export function PicturesField({ value: pictures, error, onChange, isSingle = false }: Props) {
  const t = useTexts(catalogue).pictures;
  const errorId = useId();
  // Several uploads may end before the next render, so `pictures` could be outdated in their callbacks.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  const become = (next: readonly ItemPicture[]) => {
    latest.current = next;
    onChange(next.slice(0, MOST));
  };
  const { sending, failures, send } = usePictureUploads((url) => {
    const others = isSingle ? [] : latest.current;
    if (!others.some((picture) => picture.url === url)) become([...others, { url, alt: "" }]);
  });

  return (
    <fieldset className={styles["pictures"]} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{isSingle ? t.one : t.title}</legend>
      <p className={letters["hint"]}>{isSingle ? t.oneText : t.text}</p>
      <ul>
        {pictures.map(({ url, alt }, place) => (
          <li key={url}>
            <img {...sourceSet(url, 96)} src={url} alt="" width={96} height={96} />
            {!isSingle && (
              <TextField
                {...englishField}
                label={t.alt(place + 1)}
                hint={place === 0 ? t.altHint : undefined}
                value={alt}
                maxLength={150}
                onChange={({ currentTarget }) => become(pictures.with(place, { url, alt: currentTarget.value }))}
              />
            )}
            <span className={styles["tools"]}>
              {place === 0 ? (
                !isSingle && <span className={letters["hint"]}>{t.main}</span>
              ) : (
                <IconButton
                  label={t.first(place + 1)}
                  onClick={() => become([{ url, alt }, ...pictures.toSpliced(place, 1)])}
                >
                  <IconStar size={20} />
                </IconButton>
              )}
              <IconButton label={t.remove(place + 1)} onClick={() => become(pictures.toSpliced(place, 1))}>
                <IconTrash size={20} />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <FileZone
        label={t.zone}
        accept={PICTURE_TYPES.join()}
        isMultiple={!isSingle}
        types={PICTURE_TYPES}
        onFiles={(files) => void send(files)}
        text={t.choose}
        icon={<IconUpload size={18} />}
        busy={sending !== undefined}
      >
        <span role="status" className={letters["hint"]}>
          {sending === undefined ? t.drop : t.sending(sending)}
        </span>
      </FileZone>
      {failures.length > 0 && (
        <Alert kind="bad">
          {failures.map((failure) => (
            <p key={failure}>{failure}</p>
          ))}
        </Alert>
      )}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
