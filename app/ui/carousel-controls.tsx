import type { CarouselControl } from "~/hooks/use-carousel";
import { words } from "./words";

interface StepProps {
  label: string;
  path: string;
  onClick: () => void;
}

function Step({ label, path, onClick }: StepProps) {
  return (
    <button type="button" className="carousel-step" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}

/** Where the visitor is, and one further either way. */
export function CarouselControls({ control }: { control: CarouselControl }) {
  const { index, count, goTo } = control;
  return (
    <div className="carousel-controls">
      <p className="me-3 text-small whitespace-nowrap figures">
        {index + 1} / {count}
      </p>
      <Step
        label={words.carousel.previous}
        path="M21 12H4m5-5-5 5 5 5"
        onClick={() => goTo(index - 1)}
      />
      <Step
        label={words.carousel.next}
        path="M3 12h17m-5-5 5 5-5 5"
        onClick={() => goTo(index + 1)}
      />
    </div>
  );
}
