import { cutoutOf } from "@trove/contract/picture-sizes";
import type { CSSProperties, Ref } from "react";
import { bestOf } from "./best-of.ts";
import { BOX_LAYERS, layersOf } from "./box-layers.ts";
import styles from "./closed-box.module.css";
import { loadsLast } from "./loads-last.ts";

type Props = {
  /** The hue of the box's light, in degrees. */
  hue: number;
  /** A square picture of the box, as of `BoxScene`. */
  imageUrl: string;
  /** The items that stand around the box, best first. At most five are shown, three where there is little room. */
  items: readonly { imageUrl: string; name: string }[];
  /** True from the press on: the items go away and more light comes through the slit. */
  pressed: boolean;
  ref?: Ref<HTMLDivElement>;
};

/**
 * A closed box with its best items around it. It knows no outcome. The code that opens it finds its layers by
 * `data-layer`.
 */
export function ClosedBox({ hue, imageUrl, items, pressed, ref }: Props) {
  const box = { width: 368, height: 368, decoding: "async", draggable: false } as const;
  const layers = layersOf(imageUrl);
  return (
    <div
      ref={ref}
      className={styles["scene"]}
      style={{ "--box-hue": hue } as CSSProperties}
      data-pressed={pressed || undefined}
    >
      <span className={styles["ground"]} />
      <div className={styles["box"]} data-layer="box">
        {layers !== undefined ? (
          BOX_LAYERS.map((layer) => (
            <img
              key={layer}
              {...box}
              alt=""
              data-layer={layer}
              src={`${layers}#${layer}`}
              fetchPriority={layer === "back" ? "high" : undefined}
            />
          ))
        ) : (
          <img {...box} alt="" src={imageUrl} fetchPriority="high" />
        )}
        <span className={styles["beam"]} data-layer="beam" />
      </div>
      {bestOf(items, 5).map(({ imageUrl: src, name }, place) => (
        <span key={place} className={styles["item"]} data-place={place}>
          <img {...loadsLast} src={cutoutOf(src)} alt={name} width={128} height={128} />
        </span>
      ))}
    </div>
  );
}
