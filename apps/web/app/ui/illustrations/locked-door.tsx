import { Illustration, Light } from "./illustration.tsx";

/** A vault door with its lock lit: this visitor has no access. */
export function LockedDoor() {
  return (
    <Illustration>
      <Light id="locked-door-light" cx={160} cy={112} r={96} />
      <path d="M52 192h216" />
      <path d="M104 192V52a10 10 0 0110-10h92a10 10 0 0110 10v140z" fill="var(--plane)" />
      <path d="M118 192V64a8 8 0 018-8h68a8 8 0 018 8v128z" fill="var(--plane-deep)" />
      <path d="M104 76h-8v20h8M104 138h-8v20h8" fill="var(--plane)" />
      <path d="M146 112v-12a14 14 0 0128 0v12" strokeWidth="3" />
      <rect x="138" y="110" width="44" height="36" rx="7" fill="var(--plane-lit)" stroke="var(--spark)" />
      <circle cx="160" cy="125" r="4" fill="var(--spark)" stroke="none" />
      <path d="M160 127v8" stroke="var(--spark)" strokeWidth="3" />
      <path d="M132 170h56" strokeOpacity=".35" />
    </Illustration>
  );
}
