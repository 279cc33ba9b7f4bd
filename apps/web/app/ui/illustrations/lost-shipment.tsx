import { Illustration, Light } from "./illustration.tsx";

/** A shipment that lost its way: there is nothing at this URL. */
export function LostShipment() {
  return (
    <Illustration>
      <Light id="lost-shipment-light" cx={168} cy={120} r={100} />
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
      <path d="M250 46c0-12 18-14 20-2 1 9-10 9-10 18" stroke="var(--spark)" strokeWidth="3" />
      <path d="M260 74v.5" stroke="var(--spark)" strokeWidth="4" />
      <path d="M40 60l6 6m0-6l-6 6M284 118l5 5m0-5l-5 5" strokeOpacity=".5" />
      <path d="M96 196h150" strokeOpacity=".4" />
    </Illustration>
  );
}
