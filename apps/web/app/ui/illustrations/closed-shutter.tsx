import { Illustration, Light } from "./illustration.tsx";

/** A shop window behind its shutter, with light below it: the shop is closed for maintenance. */
export function ClosedShutter() {
  return (
    <Illustration>
      <Light id="closed-shutter-light" cx={160} cy={168} r={92} />
      <path d="M72 76h176v116H72z" fill="var(--plane-deep)" />
      <path d="M88 76h144v92H88z" fill="var(--plane)" />
      <path d="M88 90h144M88 104h144M88 118h144M88 132h144M88 146h144" strokeOpacity=".45" />
      <path d="M84 162h152v8H84z" fill="var(--plane)" />
      <path d="M88 170h144v22H88z" fill="var(--spark)" fillOpacity=".22" stroke="none" />
      <path d="M150 166h20" stroke="var(--spark)" strokeWidth="3" />
      <path
        d="M64 50h192l12 26c0 9-14 9-17 0-3 9-20 9-23 0-3 9-20 9-23 0-3 9-20 9-23 0-3 9-20 9-23 0-3 9-20 9-23 0-3 9-20 9-23 0-3 9-20 9-23 0-3 9-20 9-26 0z"
        fill="var(--plane-lit)"
      />
      <path d="M48 192h224" />
      <g transform="rotate(4 160 112)">
        <path d="M160 84l-26 18M160 84l26 18" strokeOpacity=".7" />
        <rect x="122" y="102" width="76" height="30" rx="6" fill="var(--plane)" />
        <path d="M136 117h48" stroke="var(--spark)" strokeWidth="3" />
      </g>
    </Illustration>
  );
}
