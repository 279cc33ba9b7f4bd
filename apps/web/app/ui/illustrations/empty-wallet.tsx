import { Illustration, Light } from "./illustration.tsx";

/** An open wallet without a card: no way to pay is kept. */
export function EmptyWallet() {
  return (
    <Illustration>
      <Light id="empty-wallet-light" cx={160} cy={116} r={100} />
      <path d="M56 196h208" />
      <g transform="rotate(-8 160 84)">
        <rect x="104" y="44" width="112" height="70" rx="10" stroke="var(--spark)" strokeDasharray="3 7" />
        <path d="M104 66h112" stroke="var(--spark)" strokeDasharray="3 7" />
        <path d="M118 96h24" stroke="var(--spark)" strokeOpacity=".7" />
      </g>
      <path
        d="M82 92h150a14 14 0 0114 14v74a14 14 0 01-14 14H88a16 16 0 01-16-16v-76a10 10 0 0110-10z"
        fill="var(--plane)"
      />
      <path d="M72 104c0 8 6 14 14 14h160" fill="none" />
      <path d="M72 104c0 8 6 14 14 14h160v62a14 14 0 01-14 14H88a16 16 0 01-16-16z" fill="var(--plane-deep)" />
      <path d="M204 138h50a6 6 0 016 6v24a6 6 0 01-6 6h-50a18 18 0 010-36z" fill="var(--plane-lit)" />
      <circle cx="208" cy="156" r="5" fill="var(--spark)" stroke="none" />
      <path d="M92 182h84" strokeOpacity=".35" strokeDasharray="6 6" />
    </Illustration>
  );
}
