import { company } from "~/content/company";
import { openingHours } from "~/content/firm";
import { textsIn } from "~/content/texts";
import { ContactSidebar } from "~/features/company/contact-sidebar";
import { OtherRequests } from "~/features/company/other-requests";
import { SubjectNote } from "~/features/company/subject-note";
import { whatsappUrl } from "~/features/enquiries/contact-links";
import { contactPath } from "~/features/enquiries/contact-path";
import { contactSubject } from "~/features/enquiries/contact-subject";
import { EnquiryForm } from "~/features/enquiries/enquiry-form";
import { enquiryFormMessages } from "~/features/enquiries/enquiry-form-messages";
import { respondToForm, submitEnquiryContext } from "~/features/enquiries/enquiry-response";
import { formatOpeningHours } from "~/features/enquiries/opening-hours";
import { italianCompany, officeAddress, dubaiRegistrations } from "~/features/permits/firm-facts";
import { pageSite } from "~/layout/page-site";
import { findPicture } from "~/pictures/find-picture";
import type { Route } from "./+types/contact";

export function loader({ params, url, context }: Route.LoaderArgs) {
  const site = pageSite({ context, params });
  const { locale, messages } = site;
  const { options } = messages.enquiries;
  const { otherForms, ...contact } = messages.contact;
  const chosen = contactSubject(url.searchParams);
  return {
    ...contact,
    company: {
      phone: company.phone,
      email: company.email,
      chat: whatsappUrl(company.whatsapp, messages.company.whatsappGreeting),
    },
    companyMessages: messages.company,
    firmLines: {
      office: officeAddress(site, company),
      dubai: dubaiRegistrations(site, company),
      italy: italianCompany(site, company),
    },
    hours: formatOpeningHours(site, openingHours),
    picture: findPicture(site, "pages/contact"),
    otherForms: {
      title: otherForms.title,
      requests: [
        { ...otherForms.viewing, to: "/buy" },
        { ...otherForms.valuation, to: "/sell" },
        { ...otherForms.developers, to: `${contactPath({ interest: "partnership" })}#message` },
      ] as const,
    },
    chosen,
    partner: {
      specialization: chosen.specialization && options.specialization[chosen.specialization],
      language: chosen.language && options.language[chosen.language],
    },
    form: enquiryFormMessages(site, "contact", {
      propertyId: Object.fromEntries(
        site.advertised.properties.map((property) => [
          property.id,
          textsIn(property, locale).title,
        ]),
      ),
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const postedForm = await context.get(submitEnquiryContext)("contact", request);
  return respondToForm(context, postedForm);
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { eyebrow, title, lead, subject, contactDetails, chosen, picture: lobby } = loaderData;
  return (
    <>
      <section className="page pt-12 pb-10 md:pt-20 md:pb-14">
        <p className="mb-4 eyebrow">{eyebrow}</p>
        <h1 className="max-w-[16ch] display text-hero">{title}</h1>
      </section>
      <div className="page-grid gap-y-14 pb-24 lg:pb-32">
        <div className="lg:col-[content-start/span_7]">
          <p className="mb-8 max-w-[46ch] text-lead">{lead}</p>
          <SubjectNote answers={chosen} partner={loaderData.partner} messages={subject} />
          <EnquiryForm
            kind="contact"
            id="message"
            messages={loaderData.form}
            preset={chosen}
            postedForm={actionData}
            chat={loaderData.company.chat}
            className="pt-6 rule-t"
          />
        </div>
        <div className="lg:col-[span_4/content-end]">
          <ContactSidebar
            company={loaderData.company}
            companyMessages={loaderData.companyMessages}
            firmLines={loaderData.firmLines}
            hours={loaderData.hours}
            messages={contactDetails}
          />
        </div>
      </div>
      <OtherRequests {...loaderData.otherForms} picture={lobby} />
    </>
  );
}
