import { Illustration, Light } from "./illustration.tsx";

/** An empty display case with its lamp on: the list is empty. */
export function EmptyCase() {
  return (
    <Illustration>
      <Light id="empty-case-light" cx={160} cy={112} r={104} />
      <path d="M58 192h204" />
      <path d="M84 60h152v100H84z" fill="var(--plane)" fillOpacity=".55" />
      <path d="M84 60l18-20h116l18 20" fill="var(--plane)" />
      <path d="M142 60l-22 88h80l-22-88z" fill="var(--spark)" fillOpacity=".12" stroke="none" />
      <path d="M146 60h28l-4 9h-20z" fill="var(--plane-deep)" />
      <path d="M76 160h168l-8 32H84z" fill="var(--plane-deep)" />
      <ellipse cx="160" cy="147" rx="44" ry="8" fill="var(--plane-lit)" stroke="var(--spark)" strokeDasharray="3 7" />
      <path d="M96 132V84l14-14" stroke="var(--ink)" strokeOpacity=".5" />
      <path d="M104 140V112" strokeOpacity=".35" />
      <path d="M138 176h44" strokeOpacity=".6" />
    </Illustration>
  );
}
