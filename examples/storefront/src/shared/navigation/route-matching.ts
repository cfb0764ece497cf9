import type { ReactNode } from "react"

/** A place of the shop: a path under its parent's, or none for a frame around its children. */
export interface RouteObject {
  /** Segments, such as `pages/:pageId`; a last `*` takes whatever follows. */
  readonly path?: string
  /** What its parent shows at its own address. */
  readonly index?: boolean
  readonly element?: ReactNode
  readonly children?: readonly RouteObject[]
}

export type Params = Readonly<Record<string, string>>

export interface RouteMatch {
  readonly route: RouteObject
  /** Those of its parents among them. */
  readonly params: Params
  /** What a `*` took, for routes further in. */
  readonly rest: string
}

const segmentsOf = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "")

/** A word before a name before whatever follows: the order of a list of routes is no trap. */
const rankOf = ({ path, index }: RouteObject): string =>
  index === true
    ? "0"
    : segmentsOf(path ?? "")
        .map((segment) => (segment === "*" ? "3" : segment.startsWith(":") ? "2" : "1"))
        .join("")

/** The routes that an address falls under, from the outermost to the screen; nothing where there is none. */
export function matchRoutes(
  routes: readonly RouteObject[],
  pathname: string,
): readonly RouteMatch[] | undefined {
  return matchSegments(routes, segmentsOf(pathname), {})
}

function matchSegments(
  routes: readonly RouteObject[],
  segments: readonly string[],
  outer: Params,
): readonly RouteMatch[] | undefined {
  // Not by `localeCompare`: a browser makes ready for every language first, which takes as long as a screen.
  const ranked = routes.toSorted((one, other) =>
    rankOf(one) < rankOf(other) ? -1 : rankOf(one) > rankOf(other) ? 1 : 0,
  )
  for (const route of ranked) {
    const taken = take(route, segments)
    if (taken === undefined) continue
    const params = { ...outer, ...taken.params }
    const match: RouteMatch = { route, params, rest: `/${taken.rest.join("/")}` }
    const isWhole = taken.left.length === 0
    const inner = route.children && matchSegments(route.children, taken.left, params)
    if (inner !== undefined) return [match, ...inner]
    if (
      isWhole &&
      (route.children === undefined || (route.path !== undefined && route.element !== undefined))
    )
      return [match]
  }
  return undefined
}

/** What a route's own path takes of an address: names filled in, what a `*` took, and what is left for its children. */
function take({ path = "" }: RouteObject, segments: readonly string[]) {
  const params: Record<string, string> = {}
  const own = segmentsOf(path)
  for (const [index, name] of own.entries()) {
    if (name === "*") return { params, rest: segments.slice(index), left: [] }
    const segment = segments[index]
    if (segment === undefined) return undefined
    if (name.startsWith(":")) params[name.slice(1)] = decoded(segment)
    else if (name !== decoded(segment)) return undefined
  }
  return { params, rest: [], left: segments.slice(own.length) }
}

/** An address that anybody may type: what cannot be decoded stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
