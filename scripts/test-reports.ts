import { readFileSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"

/** What the JSON reports of Vitest and Playwright tell of a run. */

/** A test that failed, and the first line of why. */
export interface Fault {
  readonly name: string
  readonly message: string
  /** It passed when it was tried again. */
  readonly isSecondAttempt: boolean
}

export interface SuiteReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why a file as a whole could not run. */
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

export interface BrowserReport extends Suites {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}
interface Suites {
  readonly suites?: readonly Suites[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly errors?: readonly { readonly message?: string }[]
        readonly attachments: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
}

/** A report; nothing where the run ended before it was written. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** Characters of a fault's reason. */
const REASON = 300
const firstLine = (message = "") =>
  (stripVTControlCharacters(message).trim().split("\n")[0] ?? "").slice(0, REASON)

export const faultsOfSuite = ({ testResults }: SuiteReport): readonly Fault[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed")
    if (tests.length === 0 && status === "failed")
      return [{ name: file, message: firstLine(message), isSecondAttempt: false }]
    return tests.map(({ fullName, failureMessages }) => ({
      name: fullName,
      message: firstLine(failureMessages?.[0]),
      isSecondAttempt: false,
    }))
  })

export const faultsInBrowser = ({ suites = [], specs = [] }: Suites): readonly Fault[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        name: title,
        message: firstLine(results.flatMap(({ errors = [] }) => errors)[0]?.message),
        isSecondAttempt: status === "flaky",
      })),
  ),
  ...suites.flatMap(faultsInBrowser),
]

/** Characters of a page that are told of a failure. */
const SHOWN = 4_000

/** What stood on the page when a test failed, as text: who reads a log of elsewhere has no picture. */
export const shownAtFailures = ({ suites = [], specs = [] }: Suites): readonly string[] => [
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
