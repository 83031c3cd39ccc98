interface AreaDayProps {
  hours: readonly { name: string; text: string }[];
}

/** What an area is like in the morning and in the evening: two halves parted by a hairline. */
export function AreaDay({ hours }: AreaDayProps) {
  return (
    <div className="page grid md:grid-cols-2">
      {hours.map(({ name, text }, index) => (
        <section
          key={name}
          className={`py-12 md:py-24 ${index > 0 ? "border-[#c3b69f] max-md:border-t md:border-s md:ps-12 lg:ps-16" : "md:pe-12 lg:pe-16"}`}
          data-reveal=""
        >
          <h2 className="display text-numeral leading-none md:max-xl:text-title-1">{name}</h2>
          <p className="mt-6 max-w-[44ch] text-lead">{text}</p>
        </section>
      ))}
    </div>
  );
}
