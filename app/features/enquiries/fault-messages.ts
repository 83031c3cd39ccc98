import { fill } from "~/format/fill";
import type { Fault, FaultCode, FieldFaults } from "./check";
import type { FieldErrors } from "./fields";

interface FaultWords {
  labels: Readonly<Record<string, string>>;
  faults: Readonly<Record<FaultCode, string>>;
}

/**
 * What is wrong with each answer, in words: the one place that turns faults into messages, for the
 * form and for the Worker.
 *
 * @param words the labels of the enquiry's fields, and a sentence for each fault
 */
export function faultMessages(wrong: FieldFaults, { labels, faults }: FaultWords): FieldErrors {
  const message = (name: string, fault: Fault) =>
    fill(faults[fault.code], {
      label: labels[name] ?? name,
      count: "count" in fault ? String(fault.count) : "",
    });
  return Object.fromEntries(
    Object.entries(wrong).map(([name, fault]) => [name, message(name, fault)]),
  );
}
