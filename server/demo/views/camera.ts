/** Metres: x to the right of the stage as the house sees it, y up, z away from the back of the stage. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Dot {
  readonly x: number
  readonly y: number
}

export const PICTURE = { width: 960, height: 540 } as const
/** What a person takes in without turning their head, in degrees. */
const ANGLE = 60
/** Metres before the eye where things begin. */
const NEAR = 0.4
const FOCAL = PICTURE.width / 2 / Math.tan(((ANGLE / 2) * Math.PI) / 180)

/** Somebody's eye and what it looks at. */
export interface Camera {
  /** A flat outline as seen; nothing when it is behind. */
  readonly outline: (places: readonly Place[]) => readonly Dot[]
  readonly dot: (place: Place) => Dot | undefined
  /** Metres straight ahead. */
  readonly depth: (place: Place) => number
  /** Pixels a metre has at a depth. */
  readonly scale: (depth: number) => number
}

export function camera(eye: Place, target: Place): Camera {
  const ahead = unit(minus(target, eye))
  const right = unit(cross(ahead, { x: 0, y: 1, z: 0 }))
  const up = cross(right, ahead)
  const inView = (place: Place): Place => {
    const from = minus(place, eye)
    return { x: dot(from, right), y: dot(from, up), z: dot(from, ahead) }
  }
  const seen = ({ x, y, z }: Place): Dot => ({
    x: PICTURE.width / 2 + (x / z) * FOCAL,
    y: PICTURE.height / 2 - (y / z) * FOCAL,
  })
  return {
    outline: (places) => before(places.map(inView)).map(seen),
    dot: (place) => {
      const from = inView(place)
      return from.z > NEAR ? seen(from) : undefined
    },
    depth: (place) => inView(place).z,
    scale: (depth) => FOCAL / depth,
  }
}

/** What of an outline lies before the eye: cut where it passes. */
function before(places: readonly Place[]): readonly Place[] {
  return places.flatMap((to, index) => {
    const from = places.at(index - 1) ?? to
    const isIn = to.z > NEAR
    if (from.z > NEAR === isIn) return isIn ? [to] : []
    const share = (NEAR - from.z) / (to.z - from.z)
    const cut = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z: NEAR }
    return isIn ? [cut, to] : [cut]
  })
}

export const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z })
const dot = (a: Place, b: Place): number => a.x * b.x + a.y * b.y + a.z * b.z
const cross = (a: Place, b: Place): Place => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
})
const unit = (a: Place): Place => {
  const length = Math.hypot(a.x, a.y, a.z)
  return { x: a.x / length, y: a.y / length, z: a.z / length }
}
