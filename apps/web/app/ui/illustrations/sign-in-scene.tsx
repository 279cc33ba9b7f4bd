import { Illustration } from "./illustration.tsx";
import styles from "./sign-in-scene.module.css";

type GemProps = { tier: string; x: number; y: number; size: number; turn?: number };

function Gem({ tier, x, y, size, turn = 0 }: GemProps) {
  const hue = `var(--tier-${tier})`;
  const mix = (share: number) => `color-mix(in oklab, ${hue} ${share}%, var(--surface))`;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} stroke={hue} strokeWidth={2 / size}>
      <circle r="34" fill={hue} fillOpacity=".1" stroke="none" />
      <circle r="22" fill={hue} fillOpacity=".1" stroke="none" />
      <path d="M-16-5-9-14H9l7 9L0 15z" fill={mix(58)} />
      <path d="M-16-5-9-14-6-5zM16-5 9-14 6-5z" fill={mix(34)} stroke="none" />
      <path d="M-6-5H6L0 15z" fill={mix(88)} stroke="none" />
      <path d="M-9-14-6-5 0-14 6-5 9-14" fill={mix(70)} stroke="none" />
      <path d="M-6-5 0-14 6-5z" fill={mix(22)} stroke="none" />
      <path d="M-16-5-9-14H9l7 9L0 15zM-16-5h32M-6-5 0 15 6-5" strokeOpacity=".9" />
    </g>
  );
}

/** The logo as a scene: an open box, with its items rising in the light of their tier. */
export function SignInScene() {
  return (
    <div className={styles["scene"]}>
      <Illustration viewBox="0 0 360 380">
        <defs>
          <radialGradient id="scene-pool">
            <stop offset="0" stopColor="var(--primary-text)" stopOpacity=".5" />
            <stop offset=".55" stopColor="var(--primary-text)" stopOpacity=".12" />
            <stop offset="1" stopColor="var(--primary-text)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="scene-beam" x1="0" x2="0" y1="1" y2="0">
            <stop offset="0" stopColor="var(--primary-text)" stopOpacity=".5" />
            <stop offset=".7" stopColor="var(--primary-text)" stopOpacity=".06" />
            <stop offset="1" stopColor="var(--primary-text)" stopOpacity="0" />
          </linearGradient>
          <linearGradient id="scene-left" x1="0" x2="1" y1="0" y2="1">
            <stop offset="0" stopColor="var(--face-lit)" />
            <stop offset="1" stopColor="var(--face)" />
          </linearGradient>
          <linearGradient id="scene-right" x1="1" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="var(--face)" />
            <stop offset="1" stopColor="var(--face-deep)" />
          </linearGradient>
        </defs>
        <ellipse cx="180" cy="236" rx="210" ry="190" fill="url(#scene-pool)" fillOpacity=".7" stroke="none" />
        <ellipse cx="180" cy="340" rx="136" ry="22" fill="var(--shade)" stroke="none" />
        <path d="M180 188l96 46 44-66-96-46z" fill="url(#scene-right)" />
        <path d="M196 184l84 40 26-40-84-40z" fill="var(--face-lit)" fillOpacity=".4" stroke="none" />
        <path d="M180 188l96 46-96 46-96-46z" fill="var(--face-deep)" stroke="none" />
        <path d="M180 188l96 46-96 46-96-46z" fill="url(#scene-pool)" stroke="none" />
        <path d="M84 234 24 8h312l-60 226-96 46z" fill="url(#scene-beam)" stroke="none" />
        <g className={styles["rising"]}>
          <Gem tier="rare" x={142} y={206} size={0.9} turn={-8} />
          <Gem tier="uncommon" x={222} y={190} size={1.05} turn={12} />
          <Gem tier="epic" x={112} y={134} size={1.35} turn={-14} />
          <Gem tier="legendary" x={190} y={86} size={2} turn={4} />
        </g>
        <path d="M84 234v62l96 46v-62z" fill="url(#scene-left)" />
        <path d="M276 234v62l-96 46v-62z" fill="url(#scene-right)" />
        <g stroke="var(--face-lit)" strokeOpacity=".75">
          <path d="M108 262l12-6 12 18-12 6zM144 280l12-6 12 18-12 6z" fill="var(--face-lit)" fillOpacity=".3" />
          <path d="M252 262l-12-6-12 18 12 6zM216 280l-12-6-12 18 12 6z" fill="var(--face-lit)" fillOpacity=".18" />
        </g>
        <path d="M84 234l96 46 96-46" stroke="var(--spark)" strokeWidth="2.5" />
        <path d="M84 234l96-46 96 46" stroke="var(--spark)" strokeOpacity=".55" />
        <g stroke="var(--spark)" strokeOpacity=".8">
          <path d="M70 70v12m-6-6h12M296 72v8m-4-4h8M262 30v6m-3-3h6M52 176v6m-3-3h6" />
        </g>
      </Illustration>
    </div>
  );
}
