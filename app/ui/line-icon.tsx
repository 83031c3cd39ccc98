const paths = {
  bed: "M2 15v-9M2 12h16v3M18 12v-2a2 2 0 0 0-2-2H8v4M5 8.5h.01",
  bath: "M2 10.5h16v1.5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4zM4.5 10.5V5a1.75 1.75 0 0 1 3.5 0M6 16l-.75 1.75M14 16l.75 1.75",
  area: "M3 3h14v14H3zM3 8V3h5M17 12v5h-5",
} as const;

/** A small line drawing beside words that say the same. */
export function LineIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      className="size-4.5 shrink-0"
    >
      <path d={paths[name]} />
    </svg>
  );
}
