interface NoticeOpeningProps {
  eyebrow: string;
  title: string;
  lead: string;
  version: string;
  contents: string;
  sections: readonly { id: string; title: string }[];
}

/** What matters of the notice in two sentences, and the way to each of its questions. */
export function NoticeOpening(props: NoticeOpeningProps) {
  const { eyebrow, title, lead, version, contents, sections } = props;
  return (
    <header className="pt-12 pb-14 md:pt-20 lg:pb-20">
      <p className="mb-4 eyebrow">{eyebrow}</p>
      <h1 className="max-w-[18ch] display text-title-1">{title}</h1>
      <div className="mt-8 grid items-end gap-x-(--gutter) gap-y-8 lg:grid-cols-[8fr_4fr]">
        <p className="max-w-[56ch] text-lead">{lead}</p>
        <p className="text-small quiet lg:text-end">{version}</p>
      </div>
      <nav aria-label={contents} className="mt-10 flex flex-wrap gap-x-8">
        {sections.map(({ id, title: name }) => (
          <a key={id} href={`#${id}`} className="text-action">
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
}
