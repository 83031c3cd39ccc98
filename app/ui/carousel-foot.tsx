import type { ReactNode } from "react";
import { interpolate } from "~/format/interpolate";
import type { CarouselControl } from "~/hooks/use-carousel";
import { useMessages } from "~/hooks/use-messages";

interface CarouselFootProps {
  control: CarouselControl;
  /** The text of the current slide, announced after the visitor has moved the carousel. */
  text?: string | undefined;
  caption?: ReactNode;
  children?: ReactNode;
  className: string;
}

export function CarouselFoot({ control, text, caption, children, className }: CarouselFootProps) {
  const several = control.count > 1;
  return (
    <>
      {(several || caption || children) && (
        <div
          className={`carousel-foot flex-wrap items-start justify-between gap-x-(--gutter) gap-y-1 py-2 ${className}`}
        >
          {caption}
          <div className="carousel-actions flex-wrap items-center justify-end gap-x-8 max-md:flex-1">
            {children}
            {several && <Steps control={control} />}
          </div>
        </div>
      )}
      {several && <Dots control={control} />}
      <Status control={control} text={text} />
    </>
  );
}

function Steps({ control: { index, count, goTo } }: { control: CarouselControl }) {
  const { counter, previous, next } = useMessages("controls").carousel;
  return (
    <div className="carousel-controls items-center">
      <p className="me-3 text-small whitespace-nowrap figures">
        {interpolate(counter, { slide: `${index + 1}`, count: `${count}` })}
      </p>
      <Step label={previous} path="M21 12H4m5-5-5 5 5 5" onClick={() => goTo(index - 1)} />
      <Step label={next} path="M3 12h17m-5-5 5 5-5 5" onClick={() => goTo(index + 1)} />
    </div>
  );
}

interface StepProps {
  label: string;
  path: string;
  onClick: () => void;
}

function Step({ label, path, onClick }: StepProps) {
  return (
    <button
      type="button"
      className="carousel-step grid cursor-pointer"
      aria-label={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}

function Dots({ control: { index, count, goTo } }: { control: CarouselControl }) {
  const messages = useMessages("controls").carousel;
  return (
    <div className="carousel-dots" role="group" aria-label={messages.choose}>
      {Array.from({ length: count }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className="carousel-dot relative flex-1 cursor-pointer"
          aria-label={interpolate(messages.goTo, { slide: `${slide + 1}`, count: `${count}` })}
          aria-current={slide === index || undefined}
          data-passed={slide <= index || undefined}
          onClick={() => goTo(slide)}
        />
      ))}
    </div>
  );
}

/** A live region that announces the current slide, once the visitor has moved the carousel. */
function Status({ control, text }: Pick<CarouselFootProps, "control" | "text">) {
  const messages = useMessages("controls").carousel;
  const place = { slide: `${control.index + 1}`, count: `${control.count}` };
  return (
    <p role="status" className="sr-only">
      {control.moved &&
        (text
          ? interpolate(messages.currentSlideWithText, { ...place, text })
          : interpolate(messages.currentSlide, place))}
    </p>
  );
}
