import { defineConfig } from "vitest/config"

/**
 * The domain's unit tests as `npm run mutation` runs them, once per mutant: without the exhaustive ones, which take
 * seconds, without those that load every room, and with one worker for all files, since pure rules leave
 * nothing behind.
 */
export default defineConfig({
  test: {
    isolate: false,
    // A busy machine is no reason to call a change noticed.
    testTimeout: 60_000,
    include: ["packages/domain/src/**/*.test.ts"],
    exclude: [
      "**/node_modules/**",
      "packages/domain/src/seats/exhaustive*.test.ts",
      "packages/domain/src/readme.test.ts",
      "packages/domain/src/machines/every-machine.test.ts",
      "packages/domain/src/payments/payment-interleavings.test.ts",
    ],
  },
})
