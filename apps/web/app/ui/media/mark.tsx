/** The logo: a box seen from a corner, its top open. One line weight, one colour, legible from 16 px. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 14 14 19.5 24 14v9.5L14 29 4 23.5z" />
      <path d="M14 19.5V29M4 14 14 8.5M14 8.5 24 14l4.5-6.5L18.5 2z" />
    </svg>
  );
}
