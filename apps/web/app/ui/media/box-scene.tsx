import { cutoutOf } from "@trove/contract/picture-sizes";
import type { CSSProperties } from "react";
import styles from "./box-scene.module.css";
import { classes } from "../classes.ts";
import { loadsLast } from "./loads-last.ts";

type Props = {
  /** The hue of the scene's light, in degrees. */
  hue: number;
  /**
   * A square picture of the box on a transparent background. With the fragment `#front`, it shows only the front walls.
   */
  imageUrl: string;
  /** The items that rise from the box, best first. At most three are shown. */
  items: readonly { imageUrl: string; name: string }[];
  /**
   * If true, the items stay raised. Otherwise they rise while the nearest ancestor with `data-lifts` is hovered or
   * focused.
   */
  open?: boolean;
  /**
   * How the box's picture is loaded: `first` for the page's largest picture, `eager` on the first screen. The items'
   * pictures are lazy.
   */
  load?: "first" | "eager" | "lazy";
  className?: string;
};

/** Chooses three of the items, with as many different pictures as possible. */
function threeOf(items: Props["items"]): Props["items"] {
  const isRepeat = (item: Props["items"][number], at: number) =>
    items.findIndex(({ imageUrl }) => imageUrl === item.imageUrl) < at;
  const repeats = items.filter(isRepeat);
  return [...items.filter((item) => !repeats.includes(item)), ...repeats].slice(0, 3);
}

/** A box with its light and with items rising from it. Fills its container as a square and scales with it. */
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
