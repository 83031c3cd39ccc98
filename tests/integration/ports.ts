/**
 * The first of the three ports of a worker, because files run in parallel. The first worker starts at 8790 or at
 * `INTEGRATION_PORT`.
 */
export const firstPort =
  Number(process.env.INTEGRATION_PORT ?? 8790) + 3 * (Number(process.env.VITEST_POOL_ID ?? 1) - 1);
