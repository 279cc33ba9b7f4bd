import { Illustration, Light } from "./illustration.tsx";

/** A bell on a counter, with a question and its answer above: questions that people ask. */
export function HelpDesk() {
  return (
    <Illustration>
      <Light id="help-desk-light" cx={160} cy={104} r={104} />
      <path d="M36 196h248" />
      <path d="M66 156h188v40H66z" fill="var(--plane)" />
      <path d="M52 142h216v14H52z" fill="var(--plane-deep)" />
      <path d="M88 172h40M88 182h26" strokeOpacity=".35" />
      <path d="M196 166h40v20h-40z" fill="var(--plane-deep)" strokeOpacity=".5" />
      <path d="M126 134a34 34 0 0168 0z" fill="var(--plane-lit)" />
      <path d="M118 134h84v8h-84z" fill="var(--plane)" />
      <path d="M160 100v-8m-7 0h14" />
      <path d="M138 128a23 23 0 0113-18" strokeOpacity=".4" />
      <path d="M112 106l-9-6M208 106l9-6M117 92l-6-8M203 92l6-8" stroke="var(--spark)" />
      <path
        d="M50 26h62a10 10 0 0110 10v30a10 10 0 01-10 10H92l-14 14V76H50a10 10 0 01-10-10V36a10 10 0 0110-10z"
        fill="var(--plane)"
      />
      <path d="M74 44c0-10 15-10 15 0 0 6-7 6-7 12M82 64v.5" stroke="var(--spark)" strokeWidth="3" />
      <path
        d="M206 16h66a10 10 0 0110 10v28a10 10 0 01-10 10h-28l-14 13V64h-24a10 10 0 01-10-10V26a10 10 0 0110-10z"
        fill="var(--plane-lit)"
      />
      <path d="M212 32h50M212 42h38" strokeOpacity=".6" />
    </Illustration>
  );
}
