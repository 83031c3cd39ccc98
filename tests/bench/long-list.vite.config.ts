import { defineConfig, mergeConfig } from "vite";
import config from "../../vite.config.ts";
import { longList } from "./long-list.ts";

export default mergeConfig(
  config,
  defineConfig({ plugins: [longList(Number(process.env.BENCH_HOMES))] }),
);
