declare module "*/build/server/index.js" {
  import type worker from "~workers/app";
  export { Pages } from "~workers/app";
  const built: typeof worker;
  export default built;
}
