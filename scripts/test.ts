import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { findChromium } from "./chromium.ts"
import { type Outcome, root, run } from "./run.ts"
import {
  type BrowserReport,
  type Fault,
  faultsInBrowser,
  faultsOfSuite,
  readReport,
  type SuiteReport,
  shownAtFailures,
} from "./test-reports.ts"

/**
 * Everything that must hold. `npm test -- unit e2e` runs only the named steps. First what fails fastest;
 * then the browser tests, which often wait, beside what needs no database and the suite on SQLite, which has one
 * writer and so no race that a busy machine decides; then the suite that races and crashes on PostgreSQL, by itself. Ends with what failed, a line each, and
 * one line: `N passed, N failed`.
 */
interface Count {
  readonly passed: number
  readonly failed: number
}
interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome & { readonly count?: Count; readonly faults?: readonly Fault[] }>
}

const reports = join(root, ".cache/reports")
// Every program of the run compiles what it imports once, not each for itself.
process.env.NODE_COMPILE_CACHE ??= join(root, ".cache/compiled")
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const plain = (
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Step => ({
  name,
  run: () => run(command, args, { env }),
})

const suite = (project: string): Step => ({
  name: project,
  run: async () => {
    const file = join(reports, `${project}.json`)
    const outcome = await run("vitest", [
      "run",
      "--project",
      // With what it is divided into, such as `unit-mocked`.
      `${project}*`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ])
    const report = readReport<SuiteReport>(file)
    if (report === undefined) return outcome
    const count = { passed: report.numPassedTests, failed: report.numFailedTests }
    return { ...outcome, count, faults: faultsOfSuite(report) }
  },
})

const browser: Step = {
  name: "e2e",
  run: async () => {
    const file = join(reports, "e2e.json")
    const outcome = await run("playwright", ["test", "--config", "e2e/playwright.config.ts"], {
      env: { CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    const report = readReport<BrowserReport>(file)
    if (report === undefined) return outcome
    const { expected, unexpected, flaky } = report.stats
    const faults = faultsInBrowser(report)
    for (const { name, isSecondAttempt } of faults)
      if (isSecondAttempt) console.log(`! passed only at the second attempt: ${name}`)
    const failures = unexpected === 0 ? "" : shownAtFailures(report).join("\n")
    const count =
      flaky <= SECOND_ATTEMPTS
        ? { passed: expected + flaky, failed: unexpected }
        : { passed: expected, failed: unexpected + flaky }
    return { ...outcome, output: outcome.output + failures, count, faults }
  },
}

/** Tests of one run that may pass at their second attempt: one by itself is a busy machine, more of them are a fault. */
const SECOND_ATTEMPTS = 2

const types: readonly Step[] = [plain("types", "node", ["scripts/types.ts"])]
const besideTypes: readonly Step[] = [
  plain("lint", "biome", ["check", "--error-on-warnings", "."]),
  plain("zones", "node", ["scripts/zones.ts"]),
  plain("reach", "node", ["--conditions=@parterre/source", "scripts/reach-lint.ts"]),
  plain("requirements", "node", ["--conditions=@parterre/source", "scripts/requirements/requirements.ts"]),
  plain("dead exports", "knip", []),
  plain("contract lint", "redocly", ["lint"], { REDOCLY_TELEMETRY: "off" }),
  suite("contract"),
]
const besideScreens: readonly Step[] = [
  suite("unit"),
  plain("packed packages", "node", ["scripts/packed.ts"]),
  suite("integration-sqlite"),
]
const screens: readonly Step[] = [plain("examples build", "node", ["scripts/examples.ts"]), browser]
const alone: readonly Step[] = [suite("integration-postgres")]

const wanted = process.argv.slice(2)
let passed = 0
let failed = 0
/** The end of a long log is what is read first. */
const told: string[] = []

async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (wanted.length === 0 || wanted.includes(step.name)) await runStep(step)
}

async function runStep(step: Step): Promise<void> {
  const started = performance.now()
  const outcome = await step.run()
  const counted = outcome.count ?? { passed: outcome.code === 0 ? 1 : 0, failed: 0 }
  // A step that ends badly without a failed test of its own still counts as one failure.
  const lost = outcome.code === 0 ? counted.failed : Math.max(1, counted.failed)
  passed += counted.passed
  failed += lost
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${lost === 0 ? "✓" : "✗"} ${step.name}: ${counted.passed} passed, ${lost} failed (${seconds} s)`,
  )
  if (lost === 0) return
  console.log(outcome.output)
  const faults = outcome.faults ?? []
  if (faults.length === 0) told.push(`✗ ${step.name}`)
  for (const { name, message, isSecondAttempt } of faults)
    told.push(`${isSecondAttempt ? "!" : "✗"} ${step.name}: ${name}: ${message}`)
}

await Promise.all([runSteps(types), runSteps(besideTypes)])
await Promise.all([runSteps(besideScreens), runSteps(screens)])
await runSteps(alone)
for (const line of told) console.log(line)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
