import { expect, test } from "vitest"
import { faultsInBrowser, faultsOfSuite } from "./test-reports.ts"

const passed = { fullName: "holds two seats", status: "passed", failureMessages: [] }

test("each failed test of a suite is named with the first line of why", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "holds.test.ts",
        status: "failed",
        assertionResults: [
          passed,
          {
            fullName: "holds one seat",
            status: "failed",
            failureMessages: ["\u001b[31mAssertionError\u001b[39m: 1 is not 2\n    at holds.test.ts:3"],
          },
        ],
      },
      { name: "/carts.test.ts", status: "failed", message: "no such module", assertionResults: [] },
      { name: "/seats.test.ts", status: "passed", assertionResults: [passed] },
    ],
  }
  expect(faultsOfSuite(report)).toEqual([
    { name: "holds one seat", message: "AssertionError: 1 is not 2", isSecondAttempt: false },
    { name: "/carts.test.ts", message: "no such module", isSecondAttempt: false },
  ])
})

test("browser tests that failed, or passed when they were tried again, are named, however deep they stand", () => {
  const tested = (title: string, status: string, ...messages: readonly string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }], attachments: [] })) }],
  })
  const report = {
    suites: [
      {
        specs: [tested("buys", "expected")],
        suites: [{ specs: [tested("chooses", "flaky", "slow\nlater")] }],
      },
      { specs: [tested("pays", "unexpected", "refused", "refused again")] },
    ],
  }
  expect(faultsInBrowser(report)).toEqual([
    { name: "chooses", message: "slow", isSecondAttempt: true },
    { name: "pays", message: "refused", isSecondAttempt: false },
  ])
})
