import { existsSync, statfsSync } from "node:fs"
import { chromium } from "playwright"
import { run } from "./run.ts"

/**
 * A browser for tests and benchmarks: it needs no rights of its own, and asks nobody for anything that a page does not.
 * With a tool attached, each error that a module makes while it loads has the module read a second time for the places of its
 * functions: half of the time that React DOM takes, which no shopper's browser spends. They are written at the first reading
 * instead, which takes a twentieth off each page of a new browser.
 */
export const QUIET_ARGUMENTS = [
  "--js-flags=--no-enable-lazy-source-positions",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * The first two give a page of the shop another process than its tab's, and keep one more ready: about a tenth of the processor that a
 * test takes. The rest is Playwright's own list, repeated because the last `--disable-features` replaces the others.
 */
export const FEATURES_OFF_IN_TESTS = [
  "CrossOriginOpenerPolicy",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
]

/** Bytes of shared memory that a browser of the tests never fills. */
const SHARED_MEMORY_ENOUGH = 2 ** 30

/**
 * Playwright has a browser's processes share files of the disk in the place of memory, for containers where that is small. Where it is
 * not, a picture that is drawn into memory takes a seventh less of the processor.
 */
export function sharedInMemory(): { readonly ignoreDefaultArgs?: string[] } {
  const memory = "/dev/shm"
  if (!existsSync(memory)) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < SHARED_MEMORY_ENOUGH ? {} : { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }
}

/** Where Debian, Fedora and friends put a Chromium or Chrome. */
const systemPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
]

/** A Chromium that is there already. */
export const presentChromium = (): string | undefined =>
  [process.env.CHROMIUM, chromium.executablePath(), ...systemPaths].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  )

/** A Chromium that only draws without a window, which takes a fifth less of the processor; a whole one, where there is none. */
export const presentHeadlessShell = (): string | undefined =>
  [process.env.CHROMIUM_HEADLESS_SHELL, "/usr/bin/chromium-headless-shell"].find(
    (path) => path !== undefined && path !== "" && existsSync(path),
  ) ?? presentChromium()

/**
 * Path of a Chromium for the browser tests: `CHROMIUM`, Playwright's own, the system's, or one installed now
 * (Playwright's download, else Debian's package when root).
 */
export async function findChromium(): Promise<string> {
  const present = presentChromium()
  if (present !== undefined) return present
  const attempts: [string, string[]][] = [
    ["playwright", ["install", "chromium"]],
    ["apt-get", ["update"]],
    ["apt-get", ["install", "-y", "--no-install-recommends", "chromium", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
  ]
  for (const [command, args] of attempts) {
    const { code } = await run(command, args, { env: { DEBIAN_FRONTEND: "noninteractive" } })
    const installed = presentChromium()
    if (code === 0 && installed !== undefined) return installed
  }
  throw new Error(
    "No Chromium found or installed. Install one, or name it in the environment variable CHROMIUM.",
  )
}
