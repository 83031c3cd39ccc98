import type { Benefit } from "~/content/en/benefit";
import "./invest.css";

interface HangingBenefitsProps {
  title: string;
  benefits: readonly Benefit[];
}

/** Benefits that hang from one line at three depths, under the sentence that they answer. */
export function HangingBenefits({ title, benefits }: HangingBenefitsProps) {
  return (
    <section className="page pt-[clamp(4rem,8vw,8rem)]">
      <h2 className="max-w-[24ch] display text-title-2" data-reveal="">
        {title}
      </h2>
      <ul className="hanging mt-14 grid gap-x-(--gutter) gap-y-10 md:mt-20 lg:grid-cols-[5fr_4fr_3fr]">
        {benefits.map((benefit) => (
          <li key={benefit.title} className="hanging-item" data-reveal="">
            <h3 className="display text-title-3">{benefit.title}</h3>
            <p className="mt-3 max-w-[44ch]">{benefit.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
