import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { findChromium } from "./chromium.ts"
import { type Outcome, root, run } from "./run.ts"

/**
 * Everything that must hold. `npm test -- unit e2e` runs only the named steps. First what fails fastest;
 * then the browser tests, which often wait, beside what needs no database and the suite on SQLite, which has one
 * writer and so no race that a busy machine decides; then the suite that races and crashes on PostgreSQL, by itself. Ends with one line: `N passed, N failed`.
 */
interface Count {
  readonly passed: number
  readonly failed: number
}
interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome & { readonly count?: Count }>
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
    const report = readReport(file) as { numPassedTests: number; numFailedTests: number } | undefined
    return report === undefined
      ? outcome
      : { ...outcome, count: { passed: report.numPassedTests, failed: report.numFailedTests } }
  },
})

const browser: Step = {
  name: "e2e",
  run: async () => {
    const file = join(reports, "e2e.json")
    const outcome = await run("playwright", ["test", "--config", "e2e/playwright.config.ts"], {
      env: { CHROMIUM: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    const report = readReport(file) as (Suites & { stats: BrowserCounts }) | undefined
    if (report === undefined) return outcome
    const { expected, unexpected, flaky } = report.stats
    for (const title of flakyTitles(report)) console.log(`! passed only at the second attempt: ${title}`)
    const failures = unexpected === 0 ? "" : shownAtFailures(report).join("\n")
    const count =
      flaky <= SECOND_ATTEMPTS
        ? { passed: expected + flaky, failed: unexpected }
        : { passed: expected, failed: unexpected + flaky }
    return { ...outcome, output: outcome.output + failures, count }
  },
}

/** Tests of one run that may pass at their second attempt: one by itself is a busy machine, more of them are a fault. */
const SECOND_ATTEMPTS = 2

interface BrowserCounts {
  readonly expected: number
  readonly unexpected: number
  readonly flaky: number
}
interface Suites {
  readonly suites?: readonly Suites[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly attachments: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
}

const flakyTitles = ({ suites = [], specs = [] }: Suites): readonly string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
  ...suites.flatMap(flakyTitles),
]

/** Characters of a page that are told of a failure. */
const SHOWN = 4_000

/** What stood on the page when a test failed, as text: who reads a log of elsewhere has no picture. */
const shownAtFailures = ({ suites = [], specs = [] }: Suites): readonly string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
      .filter(({ name }) => name === "error-context")
      .map(({ path }) => {
        const told = readFileSync(String(path), "utf8")
        const page = told.slice(told.indexOf("```yaml"))
        return `on the page at the end of "${title}":\n${page.slice(0, SHOWN)}`
      }),
  ),
  ...suites.flatMap(shownAtFailures),
]

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

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
  if (lost > 0) console.log(outcome.output)
}

await Promise.all([runSteps(types), runSteps(besideTypes)])
await Promise.all([runSteps(besideScreens), runSteps(screens)])
await runSteps(alone)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1
