import { fileURLToPath } from "node:url"
import { defineConfig } from "playwright/test"
import {
  FEATURES_OFF_IN_TESTS,
  presentChromium,
  presentHeadlessShell,
  QUIET_ARGUMENTS,
  sharedInMemory,
} from "../scripts/chromium.ts"

const port = Number(process.env.E2E_PORT ?? 4310)
/** Of the plan studio as a page of its own; the server has it at `/studio/` too. */
const studioPort = port + 1_000
process.env.STUDIO_PORT = String(studioPort)
const root = fileURLToPath(new URL("..", import.meta.url))

const definedEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Pictures that are compared, and cookies of a frame, need the Chromium that people have. */
const wholeBrowser = ["map-pictures.spec.ts", "other-plans.spec.ts", "embedding.spec.ts"]

/** Windows that the shop opens need `Cross-Origin-Opener-Policy` as shoppers' browsers apply it. */
const openedWindows = ["due-ways.spec.ts", "paypal.spec.ts", "renewal-ways.spec.ts", "wallet-passes.spec.ts"]

const launchOptions = (executablePath: string | undefined, ...more: string[]) => ({
  // Letters are drawn alike on every Linux, for pictures that are compared.
  env: {
    ...definedEnvironment(),
    FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
  },
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...QUIET_ARGUMENTS, ...more],
  ...sharedInMemory(),
})

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  snapshotPathTemplate: "{testDir}/approved/{arg}{ext}",
  // One server, one database: tests use events of their own, so workers do not meet. One more than cores: they often wait.
  workers: 3,
  // What passes only at its second attempt is named, and more than two of them fail the run (`scripts/test.ts`).
  retries: 1,
  forbidOnly: true,
  // A limit finds what hangs. What is slow depends on what else the machine does, so it is generous.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace of each test takes a third of the time; `--trace retain-on-failure` asks for it.
    screenshot: "only-on-failure",
    // What cannot be pressed says so by name, before the limit of its whole test says nothing.
    actionTimeout: 45_000,
    // Without motion every move of the map is one frame, and drawing takes a fifth less of the processor. `phone-map` and
    // `purchase` see the shop in motion.
    contextOptions: { reducedMotion: "reduce" },
  },
  // The longest file first: at the end it would run alone.
  projects: [
    {
      name: "whole-browser",
      testMatch: wholeBrowser,
      use: { launchOptions: launchOptions(presentChromium()) },
    },
    {
      name: "opened-windows",
      testMatch: openedWindows,
      use: { launchOptions: launchOptions(presentHeadlessShell()) },
    },
    {
      name: "screens",
      testIgnore: [...wholeBrowser, ...openedWindows],
      use: {
        launchOptions: launchOptions(
          presentHeadlessShell(),
          `--disable-features=${FEATURES_OFF_IN_TESTS.join(",")}`,
        ),
      },
    },
  ],
  webServer: [
    {
      command: `node e2e/server.ts`,
      cwd: root,
      env: { PORT: String(port) },
      url: `http://127.0.0.1:${port}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      // Built by the server's command, which is awaited first.
      command: "npm run -s preview -w @parterre/studio",
      cwd: root,
      env: { STUDIO_PORT: String(studioPort), API_URL: `http://localhost:${port}` },
      url: `http://localhost:${studioPort}`,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
  ],
})
