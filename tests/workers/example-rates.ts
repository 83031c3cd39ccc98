import { parseRatesFile } from "~workers/exchange-rates";
import type { ExchangeRates } from "~/format/exchange-rates";
import file from "./eurofxref-daily.example.xml?raw";

/** A file in the European Central Bank's format. */
export const exampleFile = file;

const read = parseRatesFile(file, new Date("2026-11-20"));
if ("problem" in read) throw new Error(read.problem);

export const exampleRates: ExchangeRates = read.rates;
