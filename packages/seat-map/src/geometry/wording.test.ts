import { expect, it } from "vitest"
import { shortNames, wordings } from "./wording.ts"

const measure = (text: string) => text.length * 0.6

it("breaks a name where its two lines come out most even", () => {
  expect(wordings("Loge de la mairesse", measure).map(({ lines }) => lines)).toEqual([
    ["Loge de la mairesse"],
    ["Loge de la", "mairesse"],
  ])
  expect(wordings("Balcon", measure).map(({ lines }) => lines)).toEqual([["Balcon"]])
  expect(wordings("", measure)).toEqual([])
})

it("measures two lines by the longer one", () => {
  const [one, two] = wordings("Corbeille gauche", measure)
  expect(two?.wide).toBeLessThan(one?.wide ?? 0)
  expect(two?.tall).toBeGreaterThan(one?.tall ?? Infinity)
})

it("leaves out the word that numbered siblings share", () => {
  expect([...shortNames(["Section 117", "Section 118", "Parterre"])]).toEqual([
    ["Section 117", "117"],
    ["Section 118", "118"],
  ])
  expect([...shortNames(["Loge A", "Loge B"]).values()]).toEqual(["A", "B"])
})

it("keeps the word of an only section, and of all sections of two kinds that share a number", () => {
  expect([...shortNames(["Section 117", "Balcon gauche", "Balcon droite"])]).toEqual([])
  const mixed = shortNames(["Section 1", "Section 2", "Loge 2", "Loge 3", "Club 7", "Club 8"])
  expect([...mixed.keys()]).toEqual(["Club 7", "Club 8"])
})
