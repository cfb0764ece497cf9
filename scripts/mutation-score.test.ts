import { expect, it } from "vitest"
import { percent, scores } from "./mutation-score.ts"

const mutant = (room: string, status: string) => ({
  fileName: `/anywhere/packages/domain/src/${room}/rule.ts`,
  status,
})

it("scores each room by name and the total last", () => {
  const mutants = [
    mutant("taxes", "Killed"),
    mutant("taxes", "Survived"),
    mutant("money", "Timeout"),
    mutant("taxes", "NoCoverage"),
    mutant("money", "Ignored"),
    mutant("money", "CompileError"),
  ]
  expect(scores(mutants)).toEqual([
    { room: "money", mutants: 1, killed: 1, equivalent: 1 },
    { room: "taxes", mutants: 3, killed: 1, equivalent: 0 },
    { room: "total", mutants: 4, killed: 2, equivalent: 1 },
  ])
})

it("counts a mutant that no test reaches as alive, and a room without mutants as whole", () => {
  const [taxes, total] = scores([mutant("taxes", "NoCoverage"), mutant("taxes", "Killed")])
  expect([taxes, total].map((one) => one && percent(one))).toEqual([50, 50])
  expect(percent({ room: "language", mutants: 0, killed: 0, equivalent: 0 })).toBe(100)
})
