import { type ReactNode, useEffect, useRef } from "react";
import { Illustration } from "../../../ui/illustrations/illustration.tsx";
import styles from "./front-drawings.module.css";

/** A drawing that moves once, when it is looked at. */
function Looked({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = place.current;
    if (drawing === null) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) drawing.dataset["looked"] = "";
      },
      { threshold: 0.7 },
    );
    watch.observe(drawing);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles["drawing"]}>
      <Illustration viewBox="0 0 160 110">{children}</Illustration>
    </div>
  );
}

/** A closed box beside a list of chances. */
export function BoxDrawing() {
  return (
    <Looked>
      <path d="M8 98h144" strokeOpacity=".5" />
      <path d="M22 58h56v40H22z" fill="var(--plane)" />
      <path d="M16 44h68v14H16z" fill="var(--plane-lit)" />
      <path d="M50 44v54" strokeOpacity=".35" />
      <g className={styles["bars"]} stroke="var(--spark)" strokeWidth="6">
        <path d="M102 38h44" />
        <path d="M102 58h27" />
        <path d="M102 78h11" />
      </g>
    </Looked>
  );
}

/** An item that goes into a display case, into a parcel, or back for coins. */
export function HomeDrawing() {
  return (
    <Looked>
      <path d="M8 98h144" strokeOpacity=".5" />
      <path d="M14 64h38v34H14z" fill="var(--plane)" />
      <path d="M61 70h38v28H61z" fill="var(--plane-deep)" />
      <path d="M61 70l8-9h22l8 9M80 61v17" />
      <circle cx="127" cy="82" r="16" fill="var(--plane-lit)" />
      <path d="M133 76a8 8 0 1 0 0 12M117 80h10M117 84h10" />
      <g className={styles["item"]}>
        <path d="M80 14l13 8v15l-13 8-13-8V22z" fill="var(--plane-lit)" stroke="var(--spark)" />
        <path d="M67 22l13 8 13-8M80 30v15" stroke="var(--spark)" strokeOpacity=".6" />
      </g>
      <path d="M62 46L40 56M80 50v5M98 46l18 12" strokeDasharray="2 5" />
    </Looked>
  );
}

/** A balance: the price of a box weighs a little more than what it gives on average. */
export function CostDrawing() {
  return (
    <Looked>
      <path d="M8 98h144" strokeOpacity=".5" />
      <path d="M80 30v68M66 98h28" />
      <g className={styles["beam"]}>
        <path d="M34 34h92" />
        <path d="M34 34l-14 30h28zM126 34l-14 30h28z" strokeOpacity=".5" />
        <path d="M18 64h32a16 12 0 0 1-32 0zM110 64h32a16 12 0 0 1-32 0z" fill="var(--plane)" />
        <path d="M27 52h14v12H27z" fill="var(--plane-lit)" stroke="var(--spark)" />
        <circle cx="126" cy="57" r="7" fill="var(--plane-lit)" stroke="var(--spark)" />
      </g>
      <circle cx="80" cy="30" r="4" fill="var(--plane)" />
    </Looked>
  );
}
