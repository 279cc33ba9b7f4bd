import type { ReactNode } from "react";
import { Illustration, Light } from "./illustration.tsx";

/** A shipment on its way. The children are drawn around it. */
export function TravellingShipment({ children }: { children?: ReactNode }) {
  return (
    <Illustration>
      <Light id="travelling-shipment-light" cx={168} cy={120} r={100} />
      <path d="M24 178c36 0 40-26 66-26s26 14 48 14" strokeDasharray="2 9" stroke="var(--spark)" />
      <path d="M198 158c30 6 44 20 98 18" strokeDasharray="2 9" strokeOpacity=".6" />
      <g transform="rotate(-9 168 122)">
        <path d="M112 98l56-26 56 26-56 26z" fill="var(--plane-lit)" />
        <path d="M112 98v54l56 26v-54z" fill="var(--plane)" />
        <path d="M224 98v54l-56 26v-54z" fill="var(--plane-deep)" />
        <path d="M140 85l56 26v18" stroke="var(--spark)" />
        <path d="M124 138l18 8" />
        <path d="M124 128l12 5" strokeOpacity=".6" />
      </g>
      <path d="M96 196h150" strokeOpacity=".4" />
      {children}
    </Illustration>
  );
}
