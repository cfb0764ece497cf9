import { type Goal, goalTable } from "../publish.ts"
import type { Visit } from "./visit.ts"

/** Medians by page, each way it was made; `other` where another version of the shop was visited in turns. */
export type Pages = Readonly<
  Record<string, Readonly<Record<"drawn" | "undrawn" | "static", Visit> & { other?: Visit }>>
>

export const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

export function medians(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number) => middle(visits.map(pick))
  return {
    kilobytes: of((visit) => visit.kilobytes),
    requests: of((visit) => visit.requests),
    firstScripts: of((visit) => visit.firstScripts),
    scripts: of((visit) => visit.scripts),
    firstPaint: of((visit) => visit.firstPaint),
    largestPaint: of((visit) => visit.largestPaint),
    shift: of((visit) => visit.shift),
    blocked: of((visit) => visit.blocked),
    answers: of((visit) => visit.answers),
    plan: visits[0]?.plan === undefined ? undefined : of((visit) => visit.plan ?? 0),
    slowdown: of((visit) => visit.slowdown),
    press: of((visit) => visit.press),
    canvas: visits[0]?.canvas === undefined ? undefined : of((visit) => visit.canvas ?? 0),
  }
}

/** What is aimed at, in one run: against the static page, and where a shopper would notice. */
export const goalsOf = (pages: Pages): readonly Goal[] =>
  Object.entries(pages).flatMap(([name, { drawn, static: floor }]) => {
    const ratio = (label: string, value: number, of: number, most: number): Goal => ({
      goal: `${name}: ${label}, at most ${most} × the static page's`,
      is: `${(value / of).toFixed(2)} ×`,
      holds: value / of <= most,
    })
    return [
      ratio("first paint", drawn.firstPaint, floor.firstPaint, 1.3),
      ratio("largest paint", drawn.largestPaint, floor.largestPaint, 1.5),
      { goal: `${name}: layout shift, at most 0.02`, is: drawn.shift.toFixed(3), holds: drawn.shift <= 0.02 },
      {
        goal: `${name}: blocked, at most 150 ms`,
        is: `${drawn.blocked.toFixed(0)} ms`,
        holds: drawn.blocked <= 150,
      },
      {
        goal: `${name}: a press, a filter or a route answered, at most 100 ms`,
        is: `${drawn.press.toFixed(0)} ms`,
        holds: drawn.press <= 100,
      },
      ...(drawn.plan === undefined
        ? []
        : [
            {
              goal: `${name}: plan on the screen, at most 2.5 × the static page's largest paint`,
              is: `${(drawn.plan / floor.largestPaint).toFixed(2)} ×`,
              holds: drawn.plan / floor.largestPaint <= 2.5,
            },
          ]),
    ]
  })

const cells = (...values: readonly (string | number)[]) => `| ${values.join(" | ")} |`

export function table(pages: Pages, goals: readonly Goal[]): string {
  const rows = Object.entries(pages).flatMap(([name, ways]) =>
    Object.entries(ways).map(([way, visit]) =>
      cells(
        name,
        way,
        visit.kilobytes.toFixed(0),
        visit.requests,
        visit.firstScripts.toFixed(0),
        visit.scripts.toFixed(0),
        visit.firstPaint.toFixed(0),
        visit.largestPaint.toFixed(0),
        visit.answers.toFixed(0),
        visit.plan?.toFixed(0) ?? "–",
        visit.canvas?.toFixed(0) ?? "–",
        visit.press === 0 ? "–" : visit.press.toFixed(0),
        visit.shift.toFixed(3),
        visit.blocked.toFixed(0),
      ),
    ),
  )
  return [
    cells(
      "page",
      "",
      "kB",
      "requests",
      "JavaScript kB before it answers",
      "JavaScript kB in all",
      "first paint ms",
      "largest paint ms",
      "answers ms",
      "plan ms",
      "canvas ms",
      "longest press ms",
      "shift",
      "blocked ms",
    ),
    cells(...Array.from({ length: 14 }, () => "---")),
    ...rows,
    "",
    goalTable(goals),
  ].join("\n")
}
