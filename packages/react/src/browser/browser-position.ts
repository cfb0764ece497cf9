import type { PositionOptions } from "@parterre/sdk"

/** A city does not move: an answer of the last hour will do. */
const HOUR_MS = 3_600_000

/** Where the browser says the shopper is, once they agree; rejects when it cannot or may not tell [GEO-001] [GEO-002]. */
export const browserPosition: NonNullable<PositionOptions["browserPosition"]> = () =>
  new Promise((resolve, reject) => {
    if (navigator.geolocation === undefined) reject(new Error("This browser knows no position"))
    else
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        reject,
        { maximumAge: HOUR_MS },
      )
  })
