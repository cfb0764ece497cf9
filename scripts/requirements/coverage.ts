import { type Layer, layers } from "./shown-layers.ts"

export interface Requirement {
  readonly id: string
  /** The layers it must be shown at. */
  readonly layers: readonly Layer[]
  readonly text: string
}

/** A tag, with the faces of the test that carries it. */
export interface Shown {
  readonly id: string
  readonly faces: ReadonlySet<Layer | "rule">
}

export interface RowCoverage extends Requirement {
  readonly lacking: readonly Layer[]
}

const areaOf = (id: string) => id.replace(/-\d+$/, "")

/** As the inventory writes them: comma-joined, `all` for server and storefront. */
export const layersOf = (written: string): Layer[] =>
  written === "all" ? ["server", "storefront"] : layers.filter((one) => written.split(",").includes(one))

/**
 * A call is shown where it is made: by the client against a server. Any other row of the SDK is a rule, which its own
 * test shows when shipped code calls it.
 */
export function coverage(requirements: readonly Requirement[], shown: readonly Shown[]): RowCoverage[] {
  const faces = new Map<string, Set<Layer | "rule">>()
  for (const one of shown) faces.set(one.id, new Set([...(faces.get(one.id) ?? []), ...one.faces]))
  return requirements.map((row) => {
    const own = faces.get(row.id) ?? new Set()
    const shows = (layer: Layer) =>
      own.has(layer) || (layer === "sdk" && areaOf(row.id) !== "CALL" && own.has("rule"))
    return { ...row, lacking: row.layers.filter((layer) => !shows(layer)) }
  })
}

export interface AreaCoverage {
  readonly area: string
  readonly rows: number
  /** Rows that every layer they name shows. */
  readonly shown: number
  /** By layer: rows that name it, and those it shows. */
  readonly byLayer: ReadonlyMap<Layer, { readonly rows: number; readonly shown: number }>
}

export function areas(rows: readonly RowCoverage[]): AreaCoverage[] {
  const names = [...new Set(rows.map(({ id }) => areaOf(id)))]
  return [
    ...names.map((area) =>
      summed(
        area,
        rows.filter(({ id }) => areaOf(id) === area),
      ),
    ),
    summed("total", rows),
  ]
}

function summed(area: string, rows: readonly RowCoverage[]): AreaCoverage {
  const byLayer = layers.map((layer) => {
    const naming = rows.filter((row) => row.layers.includes(layer))
    const shown = naming.filter(({ lacking }) => !lacking.includes(layer))
    return [layer, { rows: naming.length, shown: shown.length }] as const
  })
  return {
    area,
    rows: rows.length,
    shown: rows.filter(({ lacking }) => lacking.length === 0).length,
    byLayer: new Map(byLayer),
  }
}
