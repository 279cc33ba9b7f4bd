import { Illustration, Light } from "./illustration.tsx";

/** A plug that has come out of its socket: something in the shop has failed. */
export function LoosePlug() {
  return (
    <Illustration>
      <Light id="loose-plug-light" cx={164} cy={120} r={96} />
      <path d="M40 196h240" />
      <rect x="210" y="66" width="58" height="76" rx="10" fill="var(--plane)" />
      <rect x="222" y="78" width="34" height="52" rx="6" fill="var(--plane-deep)" />
      <path d="M232 96v6M246 96v6" strokeWidth="4" stroke="var(--spark)" />
      <path d="M236 116a4 4 0 016 0" />
      <g transform="rotate(-14 150 122)">
        <path d="M128 104h34a8 8 0 018 8v20a8 8 0 01-8 8h-34z" fill="var(--plane-lit)" />
        <path d="M170 114h18M170 130h18" strokeWidth="4" stroke="var(--spark)" />
        <path d="M128 108h-10a8 8 0 00-8 8v12a8 8 0 008 8h10z" fill="var(--plane-deep)" />
        <path d="M138 112v20" strokeOpacity=".4" />
      </g>
      <path d="M112 130c-22 6-20 30-38 36s-30-6-34 6 10 16 22 16" />
      <path d="M194 84l-4-10M182 92l-10-6M196 150l4 9" stroke="var(--spark)" />
    </Illustration>
  );
}
