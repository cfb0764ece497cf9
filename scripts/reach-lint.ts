import { calledFromOutside, unreached } from "./unreached.ts"
import { unreachedCode } from "./unreached-code.ts"

/** Holds what no user reaches to the list of `unreached.ts`, name by name. */
const found = unreachedCode(new Set(Object.keys(calledFromOutside)))
const listed = new Set(unreached.flatMap(({ names }) => names))
const complaints = [
  ...found
    .filter((name) => !listed.has(name))
    .map(
      (name) => `${name}: no shipped code calls it. Call it, remove it, or list it in scripts/unreached.ts.`,
    ),
  ...[...listed]
    .filter((name) => !found.includes(name))
    .map((name) => `${name}: reached or gone. Take it out of scripts/unreached.ts and lower its ceiling.`),
]
for (const complaint of complaints) console.error(complaint)
if (complaints.length === 0) console.log(`reach holds: ${found.length} names wait for a caller`)
process.exitCode = complaints.length === 0 ? 0 : 1
