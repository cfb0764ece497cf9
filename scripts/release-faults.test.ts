import { expect, it } from "vitest"
import { type ReleasedPackage, releaseFaults } from "./release-faults.ts"

const ready = { pending: 0, isClean: true }
const one = (
  name: string,
  version: string,
  more: Partial<ReleasedPackage["manifest"]> = {},
): ReleasedPackage => ({
  name,
  manifest: { version, ...more },
  changes: `# ${name}\n\n## ${version}\n\n- First.\n`,
})

it("lets packages go that agree with one another and tell what changed", () => {
  expect(
    releaseFaults([one("a", "0.1.0"), one("b", "0.1.0", { dependencies: { a: "0.1.0" } })], ready),
  ).toEqual([])
})

it.each<[string, ReleasedPackage[], Partial<typeof ready>, string]>([
  ["changesets that wait", [], { pending: 2 }, "2 changesets are not applied: npm run version"],
  ["changes that are not committed", [], { isClean: false }, "the working tree has changes: commit them"],
  ["no version", [one("a", "0.0.0")], {}, "a has no version yet: npm run version"],
  ["no word of it", [{ ...one("a", "0.2.0"), changes: "" }], {}, "a: CHANGELOG.md does not tell of 0.2.0"],
  [
    "a neighbour of another version",
    [one("a", "0.2.0"), one("b", "0.1.0", { peerDependencies: { a: "^0.1.0" } })],
    {},
    "b asks for a ^0.1.0, which is 0.2.0",
  ],
])("refuses %s", (_, packages, state, fault) => {
  expect(releaseFaults(packages, { ...ready, ...state })).toEqual([fault])
})
