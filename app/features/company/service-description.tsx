import { contactPath } from "~/features/enquiries/contact-links";
import { Picture, type PictureData } from "~/pictures/picture";
import { ActionLink } from "~/ui/action";

interface ServiceDescriptionProps {
  id: string;
  title: string;
  lead: string;
  includes: readonly string[];
  /** The clients it is for, as a sentence. */
  audience: string;
  action: string;
  picture: PictureData | undefined;
}

export function ServiceDescription(props: ServiceDescriptionProps) {
  const { id, title, lead, includes, action, picture } = props;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="py-12 not-first:rule-t first:pt-0 lg:py-16"
    >
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(max-width: 1023px) 92vw, (max-width: 1400px) 62vw, 860px"
          className="mb-10 aspect-16/9 w-full object-cover"
        />
      )}
      <h2 id={`${id}-title`} className="max-w-[20ch] display text-title-2">
        {title}
      </h2>
      <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <div className="flex flex-col items-start">
          <p className="text-lead">{lead}</p>
          <ActionLink
            variant="text"
            to={contactPath({ interest: "services", about: title })}
            className="mt-4"
          >
            {action}
          </ActionLink>
        </div>
        <div>
          <ul>
            {includes.map((line) => (
              <li key={line} className="py-3 rule-t">
                {line}
              </li>
            ))}
          </ul>
          <p className="py-3 text-small quiet rule-t">{props.audience}</p>
        </div>
      </div>
    </section>
  );
}
