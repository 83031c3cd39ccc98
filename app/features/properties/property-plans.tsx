import { useState } from "react";
import "./property-plans.css";
import { useMessages } from "~/hooks/use-messages";
import type { PlanMessages } from "~/messages/en/properties";
import { Picture } from "~/pictures/picture";
import { actionClasses, Button, HiddenDetail } from "~/ui/action";
import { Dialog, DialogButton } from "~/ui/dialog";
import { DotSeparated } from "~/ui/line-breaks";
import type { FloorPlan } from "./floor-plans.server";

interface Plan extends FloorPlan {
  src: string;
}

interface ViewerMessages extends Pick<PlanMessages, "stage" | "zoomIn" | "zoomOut" | "legend"> {}

interface PropertyPlansProps extends ViewerMessages, Pick<PlanMessages, "title" | "enlarge"> {
  plans: readonly Plan[];
  documents: readonly { address: string; text: string }[];
}

function Drawing({ src, alt, width, height, picture }: Plan) {
  if (picture)
    return <Picture picture={{ ...picture, alt }} sizes="(max-width: 1023px) 100vw, 60vw" />;
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

function Legend({
  rooms,
  picture,
  caption,
  note,
  className = "",
}: Pick<Plan, "rooms" | "picture"> & PlanMessages["legend"] & { className?: string }) {
  if (rooms.length === 0) return null;
  // Our own drawings are made after the description of the home.
  const isEstimate = !picture && rooms.some(({ area: size }) => size);
  return (
    <div>
      <ul className={`rule-b text-small figures ${className}`} aria-label={caption}>
        {rooms.map(({ number, name, area: size }) => (
          <li key={number} className="flex break-inside-avoid gap-x-3 rule-t py-2">
            <span className="w-6 shrink-0 text-bronze">{number} </span>
            {name}
            {size && (
              <span className="ms-auto text-end quiet">
                {" "}
                <DotSeparated text={size} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {isEstimate && <p className="mt-2 text-small quiet">{note}</p>}
    </div>
  );
}

function PlanViewer({ id, plan, ...messages }: { id: string; plan: Plan } & ViewerMessages) {
  const { forPicture } = useMessages("pictureNotes");
  const [zoomed, zoom] = useState(false);
  return (
    <Dialog id={id} title={plan.name}>
      <div className="plan-viewer mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_1fr] lg:items-start">
        <div>
          <div
            role="group"
            aria-label={messages.stage}
            tabIndex={0}
            className="plan-stage"
            data-zoomed={zoomed || undefined}
          >
            <Drawing {...plan} alt={plan.description} />
          </div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-small quiet">
            {forPicture}
            <Button variant="text" className="with-script" onClick={() => zoom(!zoomed)}>
              {zoomed ? messages.zoomOut : messages.zoomIn}
            </Button>
          </p>
        </div>
        <Legend {...plan} {...messages.legend} />
      </div>
    </Dialog>
  );
}

export function PropertyPlans({ plans, documents, ...messages }: PropertyPlansProps) {
  const { forPicture } = useMessages("pictureNotes");
  if (plans.length + documents.length === 0) return null;
  return (
    <section className="mt-14 print:hidden" aria-labelledby="plans">
      <h2 id="plans" className="display text-title-3">
        {messages.title}
      </h2>
      {plans.map((plan, index) => (
        <div key={plan.src} className={`grid gap-y-6 ${index > 0 ? "mt-14" : "mt-6"}`}>
          <figure className="plan-figure relative">
            <Drawing {...plan} />
            <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 text-small quiet">
              <DotSeparated text={plans.length > 1 ? `${plan.name} · ${forPicture}` : forPicture} />
              {/* The whole drawing is the button. In its place on the page the dialog's drawing would be no larger. */}
              <DialogButton
                dialog={`plan-${index + 1}`}
                variant="text"
                className="covering-link with-script cursor-zoom-in"
              >
                {messages.enlarge}
                <HiddenDetail text={plan.name} />
              </DialogButton>
            </figcaption>
          </figure>
          <Legend {...plan} {...messages.legend} className="gap-x-6 md:columns-2" />
          <PlanViewer id={`plan-${index + 1}`} plan={plan} {...messages} />
        </div>
      ))}
      {documents.map(({ address, text }) => (
        <p key={address} className="mt-6">
          <a href={address} className={actionClasses.text}>
            {text}
          </a>
        </p>
      ))}
    </section>
  );
}
