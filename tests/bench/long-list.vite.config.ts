import { defineConfig, mergeConfig, type Plugin } from "vite";
import config from "../../vite.config.ts";

const homes = Number(process.env.BENCH_HOMES);

/** Makes as many homes of the site's own as the bench asks for. */
const longList: Plugin = {
  name: "long-list",
  enforce: "post",
  transform: {
    filter: { id: /\/app\/content\/properties\.ts$/ },
    handler: (code) => `${code}
const own = [...properties];
for (let place = own.length; place < ${homes}; place += 1) {
  const home = own[place % own.length];
  properties.push({ ...home, id: home.id + "-" + place });
}`,
  },
};

export default mergeConfig(config, defineConfig({ plugins: [longList] }));
