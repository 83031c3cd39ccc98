/**
 * The first of three ports that a file has for itself: files run side by side. Those of the first worker begin
 * at 8790, or at `FAULTS_PORT`.
 */
export const firstPort =
  Number(process.env.FAULTS_PORT ?? 8790) + 3 * (Number(process.env.VITEST_POOL_ID ?? 1) - 1);
