import { expect, it } from "vitest"
import { nameKey } from "./name-key.ts"

it.each([
  ["Élise Côté-Émond", "elise cote emond"],
  [" Marie\u00a0 Ève ", "marie eve"],
  ["Jean–Luc D’Amours", "jean luc d'amours"],
  ["E\u0301LISE", "elise"],
  ["-", ""],
])("looks for %s by %s", (name, key) => {
  expect(nameKey(name)).toBe(key)
  expect(nameKey(key)).toBe(key)
})
