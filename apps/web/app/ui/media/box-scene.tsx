import { cutoutOf } from "@trove/contract/picture-sizes";
import type { CSSProperties } from "react";
import styles from "./box-scene.module.css";
import { classes } from "../classes.ts";
import { loadsLast } from "./loads-last.ts";

type Props = {
  /** The hue of the scene's light, in degrees. */
  hue: number;
  /** The box on a transparent background, 1:1; its fragment `#front` shows only the front walls. */
  imageUrl: string;
  /** The items that rise from the box, best first. Three are shown. */
  items: readonly { imageUrl: string; name: string }[];
  /** Keeps the items raised. Otherwise they rise while the nearest element with `data-lifts` is hovered or focused. */
  open?: boolean;
  /** Loading of the box: `first` for the page's largest picture, `eager` on the first screen. Its items load lazily. */
  load?: "first" | "eager" | "lazy";
  className?: string;
};

/** Three of the items, with as many different pictures as possible. */
function threeOf(items: Props["items"]): Props["items"] {
  const isRepeat = (item: Props["items"][number], at: number) =>
    items.findIndex(({ imageUrl }) => imageUrl === item.imageUrl) < at;
  const repeats = items.filter(isRepeat);
  return [...items.filter((item) => !repeats.includes(item)), ...repeats].slice(0, 3);
}

/** A box in its own light with its items half out of it. Fills its container at 1:1 and scales with it. */
export function BoxScene({ hue, imageUrl, items, open = false, load = "lazy", className }: Props) {
  const loading = load === "lazy" ? "lazy" : "eager";
  const box = { width: 320, height: 320, loading, decoding: "async", className: styles["box"] } as const;
  const turn = { "--box-hue": hue } as CSSProperties;
  return (
    <div className={classes(styles["scene"], className)} style={turn} data-open={open || undefined}>
      <img {...box} alt="" src={imageUrl} fetchPriority={load === "first" ? "high" : undefined} />
      <span className={styles["beam"]} />
      <span className={styles["inside"]}>
        {threeOf(items).map(({ imageUrl: src, name }, place) => (
          <span key={place} className={styles["item"]} data-place={place}>
            <img {...loadsLast} src={cutoutOf(src)} alt={name} width={128} height={128} />
          </span>
        ))}
      </span>
      <img {...box} alt="" src={`${imageUrl}#front`} />
    </div>
  );
}
