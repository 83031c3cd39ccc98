import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page is hydrated: false on the server and while the browser takes over its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
