import { isQuiet, nextWorlds } from "./payment-actors.test-support.ts"
import { keyOf, newWorld, type Rules, type World, wrongIn } from "./payment-world.test-support.ts"
import { isAtRest, isPaymentDue } from "./sale-payment.ts"

export type Exploration = {
  worlds: readonly World[]
  /** For each world the numbers of those one step away. */
  steps: readonly (readonly number[])[]
  /** The numbers of the worlds in which nothing is left to do. */
  quiet: readonly number[]
  /** The first thing found wrong, and the shortest way there. */
  violation: { what: string; path: readonly string[] } | undefined
}

/** Walks every interleaving there is, breadth first, until all worlds are seen or something is wrong. */
export function explore(rules: Rules): Exploration {
  const numbers = new Map([[keyOf(newWorld), 0]])
  const worlds = [newWorld]
  const cameFrom = [-1]
  const steps: number[][] = []
  const quiet: number[] = []
  for (let at = 0; at < worlds.length; at += 1) {
    const world = worlds[at] ?? newWorld
    const isOver = isQuiet(rules, world)
    const what = wrongIn(rules, world) ?? (isOver ? wrongAtRest(world) : undefined)
    if (what !== undefined)
      return { worlds, steps, quiet, violation: { what, path: wayTo(at, worlds, cameFrom) } }
    if (isOver) quiet.push(at)
    steps.push(
      nextWorlds(rules, world).map((next) => {
        const key = keyOf(next)
        const known = numbers.get(key)
        if (known !== undefined) return known
        numbers.set(key, worlds.length)
        cameFrom.push(at)
        return worlds.push(next) - 1
      }),
    )
  }
  return { worlds, steps, quiet, violation: undefined }
}

function wrongAtRest({ payment, charges }: World): string | undefined {
  if (!isAtRest(payment)) return "a payment nobody brings to rest"
  const isCaptured = charges.includes("captured")
  const isOwed = payment.tickets === "issued" && !isPaymentDue(payment)
  return isCaptured === isOwed ? undefined : "at rest, money and tickets differ"
}

function wayTo(at: number, worlds: readonly World[], cameFrom: readonly number[]): string[] {
  const path: string[] = []
  for (let here = at; here >= 0; here = cameFrom[here] ?? -1) path.unshift(keyOf(worlds[here] ?? newWorld))
  return path
}

/** The worlds from which no way leads to one where nothing is left to do. */
export function restless({ steps, quiet }: Exploration): number[] {
  const before: number[][] = steps.map(() => [])
  steps.forEach((nexts, at) => {
    for (const next of nexts) before[next]?.push(at)
  })
  const restful = new Set(quiet)
  for (const at of restful) for (const earlier of before[at] ?? []) restful.add(earlier)
  return steps.flatMap((_, at) => (restful.has(at) ? [] : [at]))
}

/** How many different paths of so many steps lead on from the beginning. */
export function countPaths({ steps }: Exploration, length: number): number {
  let ways = new Float64Array(steps.length)
  ways[0] = 1
  for (let step = 0; step < length; step += 1) {
    const after = new Float64Array(steps.length)
    steps.forEach((nexts, at) => {
      for (const next of nexts) after[next] = (after[next] ?? 0) + (ways[at] ?? 0)
    })
    ways = after
  }
  return ways.reduce((sum, count) => sum + count, 0)
}
