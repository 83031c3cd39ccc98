/**
 * Runs a command on a virtual screen.
 *
 * @param command the program and its arguments
 */
export const onScreen = (command: readonly string[]): [string, ...string[]] => [
  "xvfb-run",
  "--auto-servernum",
  "--server-args=-screen 0 1440x1000x24",
  ...command,
];
