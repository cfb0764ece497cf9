import { type Import, isTest, zoneOf } from "./zone-rules.ts"

/** What imports what, by file or by module. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Files or modules, sorted, each of which leads to all others, `import type` included. */
type Ring = readonly string[]

/** Sentences for every ring of files or of server modules. */
export const ringFaults = (imports: readonly Import[]): string[] =>
  [graphOf(imports, (file) => file), graphOf(imports, moduleOf)].flatMap((graph) =>
    ringsOf(graph).map(
      (ring) => `in a ring: ${ring.join(", ")}; shortest: ${wayRound(ring, graph).join(" → ")}`,
    ),
  )

/** The folder of `server/src` a file belongs to, or the file itself at the top, where some compose the others. */
const moduleOf = (file: string) => file.match(/^server\/src\/[^/]+/)?.[0]

function graphOf(imports: readonly Import[], nameOf: (file: string) => string | undefined): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const from = nameOf(file)
    const to = target === undefined ? undefined : nameOf(target)
    if (from === undefined || to === undefined || from === to || isTest(file) || zoneOf(file) === undefined)
      continue
    graph.set(from, (graph.get(from) ?? new Set()).add(to))
  }
  return graph
}

function ringsOf(graph: Graph): Ring[] {
  const inRings = withoutEnds(graph)
  const reached = new Map([...inRings.keys()].map((name) => [name, reachedFrom(name, inRings)]))
  const rings = new Map<string, Ring>()
  for (const [name, others] of reached) {
    const ring = [...others].filter((other) => reached.get(other)?.has(name)).toSorted()
    if (others.has(name)) rings.set(ring.join(), ring)
  }
  return [...rings.values()]
}

/** What leads nowhere is in no ring; without it little is left to look at. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(
    [...graph].flatMap(([name, others]) => {
      const on = [...others].filter((other) => graph.has(other))
      return on.length === 0 ? [] : [[name, new Set(on)] as const]
    }),
  )
  return left.size === graph.size ? left : withoutEnds(left)
}

/** Everything a name leads to, itself only when the way comes back. */
function reachedFrom(name: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set(graph.get(name))
  for (const one of reached) for (const other of graph.get(one) ?? []) reached.add(other)
  return reached
}

/** A shortest way from the first of a ring back to it. */
function wayRound(ring: Ring, graph: Graph): readonly string[] {
  const [start = ""] = ring
  const cameFrom = new Map<string, string>()
  const waiting = [start]
  for (const name of waiting)
    for (const other of graph.get(name) ?? [])
      if (ring.includes(other) && !cameFrom.has(other)) {
        cameFrom.set(other, name)
        waiting.push(other)
      }
  const way = [start]
  do way.unshift(cameFrom.get(way[0] ?? "") ?? start)
  while (way[0] !== start)
  return way
}
