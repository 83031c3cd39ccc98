import type { AmountFieldMessages } from "./investment";

/** A cost: what it is called, and what it is a share of or whom it falls on. */
interface CostMessages {
  name: string;
  note: string;
}

/** What is said of the costs of a purchase, and of those of a tenancy. */
export interface CostsMessages {
  /** Of an amount in the other currency: {amount}. */
  about: string;
  purchase: {
    title: string;
    /** The one line near a price: {amount}, in whole thousands. */
    brief: string;
    lines: {
      /** {share} of the price */
      transfer: CostMessages;
      /** {fee}, before {vat} */
      trustee: CostMessages;
      deed: CostMessages;
      noc: CostMessages;
      /** {share} of the price, before {vat} */
      brokerage: CostMessages;
      oqood: CostMessages;
      /** {share} of the price */
      rasAlKhaimahTransfer: CostMessages;
      rasAlKhaimahEntry: CostMessages;
      /** {share} of {loan}, and {entry} */
      mortgage: CostMessages;
    };
    sums: {
      costs: string;
      withPrice: string;
      /** What is left without the loan of {share}. */
      own: string;
    };
    /** {date} */
    note: string;
    /** The same for Ras Al Khaimah: {date}. */
    noteRasAlKhaimah: string;
    loan: {
      /** {nonResident} in the hint: a range in percent. */
      field: AmountFieldMessages & { hint: string };
      submit: string;
      /**
       * What banks lend: {limit} is the price above which it is less; {national} and {resident} for the
       * first home, {nationalAbove} and {residentAbove} above that price, {nationalFurther} and
       * {residentFurther} for another one; {offPlan}; {nonResident} is a range.
       */
      bounds: string;
      source: string;
    };
  };
  tenancy: {
    title: string;
    /** The one line near a rent: {amount}, in whole thousands. */
    brief: string;
    lines: {
      /** {from} and {to} of a year's rent */
      deposit: CostMessages;
      /** {share} of a year's rent, before {vat} */
      agency: CostMessages;
      ejari: CostMessages;
      utilities: CostMessages;
    };
    sum: string;
    /** What is paid every month: {share} of a year's rent to the municipality. */
    monthly: string;
    /** {date} */
    note: string;
  };
}
