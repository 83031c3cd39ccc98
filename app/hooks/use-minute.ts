import { useSyncExternalStore } from "react";

const minute = 60_000;

function subscribe(onMinute: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onMinute();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  // Timers sleep with the tab and the machine: look again when somebody looks.
  document.addEventListener("visibilitychange", onMinute);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onMinute);
  };
}

/**
 * The minute that it is by the visitor's clock, as whole minutes since the epoch; renders again as
 * each begins. Undefined on the server and while hydrating: a cached page knows no time.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
}
